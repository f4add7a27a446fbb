@echo off
rem The playground in your browser; with DISCORD_TOKEN or DISCORD_TOKEN_FILE set, the real bot.
cd /d "%~dp0"
if not exist .venv\Scripts\python.exe py -3 -m venv .venv || exit /b 1
.venv\Scripts\python -m pip install --quiet --disable-pip-version-check -r requirements-play.txt > .venv\pip.log 2>&1 || (type .venv\pip.log & exit /b 1)
.venv\Scripts\python bot.py %*
