package dev.eoslint.analyzer.source;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class ProjectLayoutTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "test",
        "it",
        "integrationTest",
        "integration-test",
        "testFixtures",
        "test-int",
        "intTest",
        "functionalTests",
        "Test"
      })
  void knowsTheSourceSetsOfTests(String folder) {
    assertThat(ProjectLayout.isTestFolder("src", folder, false)).isTrue();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"main", "com", "latest", "contest", "items", "testing123abc", "attestation"})
  void knowsOtherSourceSets(String folder) {
    assertThat(ProjectLayout.isTestFolder("src", folder, false)).isFalse();
  }

  @Test
  void takesPackagesCalledTestForSources() {
    assertThat(ProjectLayout.isTestFolder("acme", "test", false)).isFalse();
    assertThat(ProjectLayout.isTestFolder("acme", "it", true)).isFalse();
  }

  @Test
  void knowsTheFolderOfTestsBesideTheSources() {
    assertThat(ProjectLayout.isTestFolder("project", "test", true)).isTrue();
    assertThat(ProjectLayout.isTestFolder("project", "tests", true)).isTrue();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "RelayTest.java",
        "RelayTests.java",
        "RelayTestCase.java",
        "RelayIT.java",
        "RelayITCase.java",
        "HTTPRelayIT.java",
        "Test.java"
      })
  void knowsTestsByName(String file) {
    assertThat(ProjectLayout.isTestFile(file)).isTrue();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Relay.java",
        "Latest.java",
        "EDIT.java",
        "IT.java",
        "TestRelay.java",
        "RelayTest.yml",
        "RelayTest.kt",
        "Unit.java"
      })
  void knowsOtherFilesByName(String file) {
    assertThat(ProjectLayout.isTestFile(file)).isFalse();
  }

  @Test
  void takesBuildOutputForThatInModulesOnly() {
    assertThat(ProjectLayout.isBuildOutput("target")).isTrue();
    assertThat(ProjectLayout.isBuildOutput("source")).isFalse();
    assertThat(ProjectLayout.isModule(List.of("README.md", "pom.xml"))).isTrue();
    assertThat(ProjectLayout.isModule(List.of("src", "out"))).isTrue();
    assertThat(ProjectLayout.isModule(List.of("app.iml", "out"))).isTrue();
    assertThat(ProjectLayout.isModule(List.of("in", "out"))).isFalse();
  }

  @Test
  void knowsFilesThatAreNeverFolders() {
    assertThat(ProjectLayout.isNeverAFolder("logo.png")).isTrue();
    assertThat(ProjectLayout.isNeverAFolder("sql")).isFalse();
    assertThat(ProjectLayout.isNeverAFolder(".map")).isFalse();
    assertThat(ProjectLayout.isNeverAFolder("com.acme.relay")).isFalse();
    assertThat(ProjectLayout.isNeverAFolder("v1.2")).isFalse();
  }
}
