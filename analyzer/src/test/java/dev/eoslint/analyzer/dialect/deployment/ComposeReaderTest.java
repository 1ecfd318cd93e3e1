package dev.eoslint.analyzer.dialect.deployment;

import static org.assertj.core.api.Assertions.assertThat;

import dev.eoslint.analyzer.dialect.ConfigurationFiles;
import dev.eoslint.analyzer.dialect.TreeOnDisk;
import dev.eoslint.analyzer.model.ApplicationModule;
import dev.eoslint.analyzer.model.Deployment;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class ComposeReaderTest {

  @TempDir private Path folder;
  private TreeOnDisk tree;

  @BeforeEach
  void twoModules() {
    tree =
        TreeOnDisk.in(folder)
            .withPom("", "shop", "<packaging>pom</packaging>")
            .withPom("orders", "orders", "")
            .withJava("orders")
            .withPom("payments", "payments", "")
            .withJava("payments");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "deploy: {replicas: 3} | 3",
        "scale: 2 | 2",
        "scale: ${ORDERS:-4} | 4",
        "scale: ${ORDERS} | 1",
        "deploy: {mode: global} | 1",
        "restart: always | 1"
      })
  void aServiceStatesItsInstances(String line, int expected) {
    tree.with(
        "docker-compose.yml", "services:\n  x:\n    image: orders:1\n    %s\n".formatted(line));

    assertThat(read()).extracting(Deployment::instances).containsExactly(expected);
    assertThat(modules()).containsExactly("orders");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "build: ./orders | orders",
        "build: {context: orders/} | orders",
        "build: {context: ., dockerfile: payments/Dockerfile} | payments",
        "build: orders/docker | orders",
        "build: ./frontend | ''",
        "build: ../elsewhere | ''",
        "build: . | ''",
        "build: https://example.org/x.git | ''"
      })
  void theFolderOfTheBuildIsTheModule(String build, String expected) {
    tree.with("compose.yaml", "services:\n  x:\n    %s\n".formatted(build));

    assertThat(modules()).containsExactly(expected);
  }

  @Test
  void foldersAreRelativeToTheFile() {
    tree.with("deploy/compose.yaml", "services:\n  x:\n    build: ../payments\n");

    assertThat(modules()).containsExactly("payments");
  }

  @Test
  void anotherFileOfTheProjectAddsToTheService() {
    tree.with("docker-compose.yml", "services:\n  x:\n    build: ./orders\n")
        .with("docker-compose.prod.yml", "services:\n  x:\n    deploy:\n      replicas: 5\n");

    assertThat(read()).extracting(Deployment::instances).containsExactly(5);
    assertThat(read().get(0).site().toString()).isEqualTo("docker-compose.prod.yml:4:7");
  }

  @Test
  void servicesThatDifferInTheirPortsAloneAreInstancesOfOne() {
    tree.with(
        "compose.yaml",
        """
        services:
          one:
            build: ./orders
            ports: ["8081:8080"]
            environment:
              BROKERS: kafka:9092
              DEBUG_PORT: 5005
          two:
            build: ./orders
            ports: ["8082:8080"]
            environment:
              BROKERS: kafka:9092
              DEBUG_PORT: 5006
        """);

    Deployment deployment = read().get(0);

    assertThat(read()).hasSize(1);
    assertThat(deployment.instances()).isEqualTo(2);
    assertThat(deployment.name()).isEqualTo("one, two");
    assertThat(deployment.site().startLine()).isEqualTo(9);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "command: one | command: two",
        "environment: [ID=one] | environment: [ID=two]",
        "environment: {ID: one} | environment: {ID: two}",
        "volumes: [./one.properties:/c] | volumes: [./two.properties:/c]",
        "profiles: [one] | profiles: [two]"
      })
  void servicesThatTheProgramCanTellApartAreNot(String one, String two) {
    tree.with(
        "compose.yaml",
        "services:\n  one:\n    build: ./orders\n    %s\n  two:\n    build: ./orders\n    %s\n"
            .formatted(one, two));

    assertThat(read()).extracting(Deployment::instances).containsExactly(1, 1);
  }

  @Test
  void aServiceOfAnUnknownImageIsNotTheApplication() {
    tree.with("compose.yaml", "services:\n  x:\n    image: acme/x\n    scale: 3\n");

    assertThat(modules()).containsExactly("");
  }

  private List<Deployment> read() {
    return DeploymentReader.read(new ConfigurationFiles(tree.sources()), tree.modules()).all();
  }

  private List<String> modules() {
    return read().stream()
        .map(deployment -> deployment.module().map(ApplicationModule::root).orElse(""))
        .toList();
  }
}
