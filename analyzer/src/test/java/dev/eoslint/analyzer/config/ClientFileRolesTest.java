package dev.eoslint.analyzer.config;

import static org.assertj.core.api.Assertions.assertThat;

import dev.eoslint.analyzer.source.SourceText;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class ClientFileRolesTest {

  @ParameterizedTest
  @CsvSource({
    "PRODUCER, key.serializer=x",
    "PRODUCER, transactional.id=orders",
    "PRODUCER, bootstrap.servers=k:9092 acks=all",
    "CONSUMER, group.id=g key.deserializer=x",
    "CONSUMER, group.id=g enable.auto.commit=false",
    "CONSUMER, group.id=g isolation.level=read_committed",
    "STREAMS, application.id=a bootstrap.servers=k:9092",
    "STREAMS, application.id=a processing.guarantee=exactly_once_v2 acks=all",
    "CONNECT_WORKER, group.id=g config.storage.topic=c offset.storage.topic=o"
        + " status.storage.topic=s",
    "CONNECT_WORKER, bootstrap.servers=k:9092 offset.storage.file.filename=/tmp/x acks=all",
    "CONNECTOR, name=sink connector.class=x",
    "CONNECTOR, name=sink config.connector.class=x",
    "BROKER, process.roles=broker node.id=1 log.dirs=/data",
    "BROKER, broker.id=0 listeners=PLAINTEXT://:9092",
    "MIRROR_MAKER, 'clusters=a A->B.enabled=true'"
  })
  void theKeysTellTheRole(ClientFileRole role, String entries) {
    assertThat(rolesOf("kafka.properties", entries.replace(' ', '\n'))).containsExactly(role);
  }

  @Test
  void aFileMayServeBothPlainClients() {
    assertThat(
            rolesOf(
                "kafka.properties",
                "group.id=g\nkey.deserializer=x\nkey.serializer=y\nbootstrap.servers=k:9092\n"))
        .containsExactlyInAnyOrder(ClientFileRole.PRODUCER, ClientFileRole.CONSUMER);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "acks=all",
        "group.id=com.acme",
        "bootstrap.servers=k:9092",
        "enable.auto.commit=false",
        "application.id=a",
        "node.id=1",
        "clusters=a",
        "isolation.level=read_committed",
        "offset.storage.topic=o"
      })
  void whatIsNotCertainHasNoRole(String entries) {
    assertThat(rolesOf("kafka.properties", entries)).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "application.properties",
        "application-prod.properties",
        "bootstrap.properties",
        "microprofile-config.properties",
        "log4j.properties",
        "log4j2-test.properties",
        "gradle.properties"
      })
  void filesOfFrameworksHaveNoRole(String fileName) {
    assertThat(rolesOf(fileName, "key.serializer=x\ntransactional.id=y")).isEmpty();
  }

  @Test
  void keysOfFrameworksTakeEveryRole() {
    assertThat(rolesOf("kafka.properties", "key.serializer=x\nspring.application.name=y"))
        .isEmpty();
  }

  @Test
  void aNameThatOnlyStartsLikeAFrameworksIsNone() {
    assertThat(rolesOf("applicationproducer.properties", "key.serializer=x")).isNotEmpty();
  }

  private static Set<ClientFileRole> rolesOf(String fileName, String content) {
    ConfigDocument document =
        ConfigReaders.properties().read(new SourceText(fileName, content)).documents().get(0);
    return ClientFileRoles.rolesOf(document, fileName);
  }
}
