# The bot in a container: nobody's user, a root that may be read-only, one volume.
#   docker build -t dedale .
#   docker run --read-only --cap-drop ALL --security-opt no-new-privileges --memory 1536m --pids-limit 64 \
#     --mount source=dedale,target=/data \
#     --mount type=bind,source=/etc/dedale/token,target=/run/secrets/discord_token,readonly dedale
# The token file must be readable by user 10001.
# The digest is that of the tag's index for all processors. A release names the newest one:
# docker buildx imagetools inspect python:3.11-slim
ARG BASE=python:3.11.16-slim@sha256:9c900dea9e8fb7e16277c179b555cc72d29a352dbc33cff48ad5a0412fd5bfc7
FROM $BASE AS wheels
WORKDIR /wheels
COPY requirements.lock ./
RUN pip wheel --no-cache-dir --require-hashes --no-deps --wheel-dir . -r requirements.lock

FROM $BASE
ENV PYTHONDONTWRITEBYTECODE=1 \
    PYTHONUNBUFFERED=1 \
    DEDALE_DATABASE=/data/dedale.sqlite3 \
    TMPDIR=/data \
    DEDALE_REFUSED_SECONDS=3600 \
    DISCORD_TOKEN_FILE=/run/secrets/discord_token
RUN --mount=type=bind,from=wheels,source=/wheels,target=/wheels \
    pip install --no-cache-dir --no-index --no-deps /wheels/*.whl \
    && useradd --system --uid 10001 --no-create-home --shell /usr/sbin/nologin dedale \
    && install -d -m 700 -o dedale -g dedale /data
WORKDIR /app
COPY bot.py health.py playground.py ./
COPY cogs cogs
COPY db db
COPY engine engine
COPY locales locales
COPY playground_page playground_page
COPY render render
# Nothing is written at the start, so what is read then is compiled here.
RUN python -m compileall -q .
USER dedale
VOLUME /data
HEALTHCHECK --interval=60s --timeout=10s --start-period=60s --retries=3 CMD ["python", "health.py"]
# Ctrl-C's signal, which the bot ends cleanly on.
STOPSIGNAL SIGINT
ENTRYPOINT ["python", "bot.py"]
