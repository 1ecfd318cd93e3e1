package dev.eoslint.analyzer.dialect.deployment;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class InfrastructureImagesTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "redis",
        "postgres:17",
        "mirror.acme.example/redis:8",
        "bitnami/anything",
        "docker.io/bitnami/anything",
        "docker.elastic.co/beats/filebeat:9",
        "confluentinc/cp-enterprise-control-center",
        "quay.io/strimzi/operator"
      })
  void serversAreInfrastructure(String image) {
    assertThat(InfrastructureImages.contains(ImageName.parse(image).orElseThrow())).isTrue();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "orders",
        "acme/redis-mirror-job",
        "kafka-relay",
        "registry.acme.example/library/orders",
        "ghcr.io/acme/orders",
        "eclipse-temurin:21"
      })
  void programsAreNot(String image) {
    assertThat(InfrastructureImages.contains(ImageName.parse(image).orElseThrow())).isFalse();
  }
}
