# The image of a hall. `make wheels PYTHONS=3.13` first: it holds the wheels of dist and what uv.lock names, nothing else.
#   docker build --tag arbitro:1.0.0 .
#   docker run --read-only --tmpfs /tmp --volume hall:/data --publish 8000:8000 arbitro:1.0.0
FROM python:3.13-slim-bookworm AS build
COPY dist/*.whl dist/requirements.txt /dist/
RUN python -m venv /opt/arbitro \
 && /opt/arbitro/bin/pip install --no-cache-dir --require-hashes --only-binary :all: -r /dist/requirements.txt \
 && /opt/arbitro/bin/pip install --no-cache-dir --no-index --no-deps --find-links /dist arbitro arbitro-hall \
 && /opt/arbitro/bin/pip uninstall --yes pip

FROM python:3.13-slim-bookworm
LABEL org.opencontainers.image.title="Arbitro" org.opencontainers.image.version="1.0.0" org.opencontainers.image.licenses="Apache-2.0"
RUN useradd --uid 10001 --no-create-home --shell /usr/sbin/nologin arbitro && install --directory --owner arbitro /data
COPY --from=build /opt/arbitro /opt/arbitro
ENV PATH=/opt/arbitro/bin:$PATH PYTHONDONTWRITEBYTECODE=1 ARBITRO_DATA=/data
USER 10001
VOLUME /data
EXPOSE 8000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
  CMD ["python", "-c", "import urllib.request as u; u.urlopen('http://127.0.0.1:8000/health', timeout=2)"]
ENTRYPOINT ["arbitro"]
CMD ["serve", "--host", "0.0.0.0", "--port", "8000"]
