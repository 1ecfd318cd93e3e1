package dev.eoslint.analyzer.config.placeholder;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class InstanceUniqueNamesTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "HOSTNAME",
        "hostname",
        "env.HOSTNAME",
        "hostName",
        "COMPUTERNAME",
        "POD_NAME",
        "podName",
        "MY_POD_NAME",
        "K8S_POD_NAME",
        "KUBERNETES_POD_UID",
        "pod.ip",
        "POD_INDEX",
        "STATEFULSET_ORDINAL",
        "INSTANCE_ID",
        "app.instance-id",
        "service.instance.id",
        "instanceIndex",
        "CF_INSTANCE_INDEX",
        "spring.cloud.client.hostname",
        "spring.cloud.client.ip-address",
        "DYNO",
        "NOMAD_ALLOC_ID"
      })
  void namesOfTheOwnInstanceAreUnique(String name) {
    assertThat(InstanceUniqueNames.isInstanceUnique(name)).isTrue();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "-",
        "HOST",
        "KAFKA_HOST",
        "DB_HOSTNAME",
        "KAFKA_HOSTNAME",
        "NODE_NAME",
        "DB_INSTANCE_ID",
        "spanner.instance-id",
        "APP_NAME",
        "TENANT_ID",
        "CLIENT_ID",
        "PODIUM",
        "COORDINAL",
        "POD_NAMESPACE",
        "spring.application.name"
      })
  void otherNamesAreNot(String name) {
    assertThat(InstanceUniqueNames.isInstanceUnique(name)).isFalse();
  }

  @Test
  void onlyOneVariableIsTheNameOfThePodByItself() {
    assertThat(InstanceUniqueNames.isNameOfPod("HOSTNAME")).isTrue();
    assertThat(InstanceUniqueNames.isNameOfPod("POD_NAME")).isFalse();
  }
}
