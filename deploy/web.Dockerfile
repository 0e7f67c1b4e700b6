# The web server: docker build -f deploy/web.Dockerfile -t vitrine/web .
# Renovate pins the digest of this tag (renovate.json); docs/deployment.md says how to do it by hand.
ARG NODE_IMAGE=node:26.10.0-bookworm-slim

FROM ${NODE_IMAGE} AS build
WORKDIR /source
COPY . .
RUN node scripts/bootstrap.mjs && npm run build && node scripts/deploy/assemble.ts web /image

FROM ${NODE_IMAGE}
ENV NODE_ENV=production \
    HOME=/tmp \
    PORT=3000 \
    DATA_DIR=/data \
    CONTENT_SNAPSHOT=none
RUN install -d -o 10001 -g 10001 -m 700 /data
COPY --from=build /image /app
WORKDIR /app
USER 10001:10001
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
# Alive, not ready: a showroom without content still answers, and previews of its first world need it.
HEALTHCHECK --interval=15s --timeout=5s --start-period=30s --retries=4 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "apps/web/server/index.ts"]
