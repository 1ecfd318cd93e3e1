package dev.eoslint.analyzer.dialect.deployment;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class ManifestScanTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "kind: Deployment",
        "apiVersion: apps/v1\nkind: \"StatefulSet\"\n",
        "items:\n  - kind: HorizontalPodAutoscaler\n",
        "kind: Service\n---\nkind: ConfigMap",
        "services:\n  x: {}\n",
        "version: '3'\nservices:\n  x: {}\n",
        "apiVersion: serving.knative.dev/v1\nkind: Service\n"
      })
  void manifestsMatter(String text) {
    assertThat(ManifestScan.mayMatter(text)).isTrue();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "kind:",
        "kind: Service",
        "kind: DeploymentList",
        "kind: CustomResourceDefinition\nreplicas: 1",
        "jobs:\n  build:\n    services:\n      kafka: x\n",
        "openapi: 3.0.0"
      })
  void otherTextsDoNot(String text) {
    assertThat(ManifestScan.mayMatter(text)).isFalse();
  }
}
