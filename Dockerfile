# A table server in a container; compose.yaml adds PostgreSQL. See docs/operating.md.
FROM python:3.13-slim AS build
RUN apt-get update && apt-get install -y --no-install-recommends gcc libc6-dev
COPY . /src
RUN python -m venv /opt/signoria
RUN /opt/signoria/bin/pip install --no-cache-dir -c /src/constraints.txt /src

FROM python:3.13-slim
RUN useradd --system --home-dir /var/lib/signoria --create-home signoria
COPY --from=build /opt/signoria /opt/signoria
ENV PATH=/opt/signoria/bin:$PATH
ENV SIGNORIA_DATABASE=sqlite:////var/lib/signoria/tables.db
USER signoria
VOLUME /var/lib/signoria
EXPOSE 8765
HEALTHCHECK --start-period=30s CMD ["python", "-c", "import urllib.request as r; r.urlopen('http://127.0.0.1:8765/health')"]
ENTRYPOINT ["signoria"]
CMD ["serve", "--host", "0.0.0.0"]
