@echo off
rem All tests.
cd /d "%~dp0"
if not exist .venv\Scripts\python.exe py -3 -m venv .venv || exit /b 1
.venv\Scripts\python -m pip install --quiet --disable-pip-version-check -r requirements-dev.txt || exit /b 1
.venv\Scripts\python -m pytest -n 2 --dist loadgroup %*
