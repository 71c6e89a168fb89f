# A server in a container. The data folder is a volume; see docs/hosting.md.
FROM node:20-slim AS page
WORKDIR /source
COPY web web
COPY src src
RUN cd web && npm ci --no-audit --no-fund && npm run build

FROM python:3.12-slim AS build
WORKDIR /source
RUN apt-get update && apt-get install --yes --no-install-recommends gcc libc6-dev \
    && rm -rf /var/lib/apt/lists/*
COPY pyproject.toml README.md LICENSE ./
COPY tools tools
COPY src src
COPY --from=page /source/src/kontor/server/page src/kontor/server/page
RUN python -m venv /kontor && /kontor/bin/pip install --no-cache-dir ".[postgres,redis]"

FROM python:3.12-slim
COPY --from=build /kontor /kontor
RUN useradd --system --home-dir /data kontor && mkdir /data && chown kontor /data
USER kontor
ENV KONTOR_DATA=/data
VOLUME /data
EXPOSE 8000
HEALTHCHECK CMD ["/kontor/bin/python", "-c", \
    "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8000/healthz', timeout=3)"]
STOPSIGNAL SIGTERM
ENTRYPOINT ["/kontor/bin/kontor", "serve", "--host", "0.0.0.0"]
