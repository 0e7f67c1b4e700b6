# The CMS: docker build -f deploy/cms.Dockerfile -t vitrine/cms .
# Renovate pins the digest of this tag (renovate.json); docs/deployment.md says how to do it by hand.
ARG NODE_IMAGE=node:26.10.0-bookworm-slim

FROM ${NODE_IMAGE} AS build
WORKDIR /source
COPY . .
RUN node scripts/bootstrap.mjs \
  && node scripts/deploy/build-cms.ts \
  && node scripts/deploy/assemble.ts cms /image

FROM ${NODE_IMAGE}
# Strapi asks for a home folder, and the account has none.
ENV NODE_ENV=production \
    HOME=/tmp \
    CMS_HOST=0.0.0.0 \
    DATA_DIR=/data
RUN apt-get update \
  && apt-get install -y --no-install-recommends ffmpeg \
  && rm -rf /var/lib/apt/lists/* \
  && install -d -o 10001 -g 10001 -m 700 /data
COPY --from=build /image /app
WORKDIR /app
USER 10001:10001
VOLUME /data
EXPOSE 1337
STOPSIGNAL SIGTERM
# The first start makes the tables, which takes up to a minute on a slow database.
HEALTHCHECK --interval=15s --timeout=5s --start-period=120s --retries=4 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:1337/_health').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "apps/cms/scripts/start.ts"]
