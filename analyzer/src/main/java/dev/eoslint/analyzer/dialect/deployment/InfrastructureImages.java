package dev.eoslint.analyzer.dialect.deployment;

import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * Tells images of well-known servers from images of applications. They stand in the manifests of an
 * application because it needs them, and never run its code.
 */
final class InfrastructureImages {

  private static final Set<String> PUBLIC_REGISTRIES =
      Set.of("docker.io", "ghcr.io", "index.docker.io", "public.ecr.aws", "quay.io");

  private static final Set<String> VENDOR_REGISTRIES =
      Set.of(
          "docker.elastic.co",
          "docker.redpanda.com",
          "k8s.gcr.io",
          "mcr.microsoft.com",
          "registry.k8s.io");

  private static final Set<String> PUBLISHERS =
      Set.of(
          "apache",
          "bitnami",
          "bitnamilegacy",
          "confluentinc",
          "debezium",
          "elastic",
          "grafana",
          "hashicorp",
          "jaegertracing",
          "landoop",
          "lensesio",
          "library",
          "obsidiandynamics",
          "openzipkin",
          "prom",
          "provectuslabs",
          "redpandadata",
          "strimzi",
          "tchiotludo",
          "wurstmeister");

  private static final Set<String> NAMES =
      Set.of(
          "activemq",
          "activemq-artemis",
          "adminer",
          "akhq",
          "alertmanager",
          "alpine",
          "artemis",
          "busybox",
          "caddy",
          "cadvisor",
          "cassandra",
          "clickhouse",
          "clickhouse-server",
          "cmak",
          "cockroach",
          "consul",
          "couchbase",
          "couchdb",
          "cp-kafka",
          "cp-kafka-connect",
          "cp-kafka-rest",
          "cp-ksqldb-server",
          "cp-schema-registry",
          "cp-server",
          "cp-zookeeper",
          "curl",
          "dynamodb-local",
          "elasticsearch",
          "envoy",
          "etcd",
          "fluent-bit",
          "fluentd",
          "grafana",
          "haproxy",
          "hazelcast",
          "httpd",
          "influxdb",
          "jaeger",
          "kafdrop",
          "kafka",
          "kafka-connect",
          "kafka-exporter",
          "kafka-manager",
          "kafka-ui",
          "karapace",
          "keycloak",
          "kibana",
          "ksqldb-server",
          "localstack",
          "logstash",
          "loki",
          "mailhog",
          "mailpit",
          "mariadb",
          "memcached",
          "minio",
          "mongo",
          "mongo-express",
          "mongodb",
          "mysql",
          "nats",
          "neo4j",
          "nginx",
          "node-exporter",
          "opensearch",
          "opensearch-dashboards",
          "opentelemetry-collector",
          "opentelemetry-collector-contrib",
          "oracle-free",
          "oracle-xe",
          "otel-lgtm",
          "pgadmin",
          "pgadmin4",
          "phpmyadmin",
          "postgis",
          "postgres",
          "postgresql",
          "prometheus",
          "proxyv2",
          "pushgateway",
          "rabbitmq",
          "redis",
          "redis-commander",
          "redisinsight",
          "redpanda",
          "schema-registry",
          "schema-registry-ui",
          "solr",
          "tempo",
          "timescaledb",
          "toxiproxy",
          "traefik",
          "valkey",
          "varnish",
          "vault",
          "wiremock",
          "zipkin",
          "zookeeper");

  private InfrastructureImages() {}

  /** Returns whether an image is that of a well-known server. */
  static boolean contains(ImageName image) {
    return NAMES.contains(image.name().toLowerCase(Locale.ROOT)) || isPublished(image.folders());
  }

  /** In a registry of one's own, a folder may have any name. */
  private static boolean isPublished(List<String> folders) {
    if (folders.isEmpty()) {
      return false;
    }
    String first = folders.get(0).toLowerCase(Locale.ROOT);
    boolean host = first.indexOf('.') >= 0 || first.indexOf(':') >= 0;
    if (PUBLIC_REGISTRIES.contains(first) && folders.size() > 1) {
      return PUBLISHERS.contains(folders.get(1).toLowerCase(Locale.ROOT));
    }
    return host ? VENDOR_REGISTRIES.contains(first) : PUBLISHERS.contains(first);
  }
}
