package dev.eoslint.analyzer.dialect.deployment;

import static org.assertj.core.api.Assertions.assertThat;

import dev.eoslint.analyzer.config.ConfigReaders;
import dev.eoslint.analyzer.source.SourceText;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class HelmConditionTest {

  private static final HelmValues VALUES =
      HelmValues.none("orders")
          .overriddenBy(
              ConfigReaders.yaml()
                  .read(
                      new SourceText(
                          "values.yaml",
                          """
                          on: true
                          off: false
                          zero: 0
                          three: 3
                          empty: ""
                          nothing:
                          none: {}
                          kind: Deployment
                          scaling:
                            enabled: true
                          """)));

  @ParameterizedTest
  @ValueSource(
      strings = {
        ".Values.on",
        "$.Values.on",
        "not .Values.off",
        "not .Values.missing",
        ".Values.three",
        ".Values.scaling",
        "(.Values.scaling).enabled",
        "and .Values.on .Values.three",
        "and .Values.on (not .Values.off)",
        "or .Values.off .Values.on",
        "or (.Capabilities.APIVersions.Has \"x\") .Values.on",
        "eq .Values.kind \"Deployment\"",
        "ne .Values.kind \"StatefulSet\"",
        "gt (int .Values.three) 1",
        "le (.Values.three | int) 3",
        "not (eq .Values.kind `StatefulSet`)",
        "default true .Values.missing",
        ".Values.missing | default true",
        "empty .Values.none",
        ".Chart.Name"
      })
  void holds(String condition) {
    assertThat(HelmCondition.holds(condition, VALUES, "")).contains(true);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        ".Values.off",
        ".Values.zero",
        ".Values.empty",
        ".Values.nothing",
        ".Values.none",
        ".Values.missing",
        ".Values.scaling.missing",
        "not .Values.on",
        "and .Values.on .Values.off",
        "and .Values.off (.Capabilities.APIVersions.Has \"x\")",
        "or .Values.off .Values.zero",
        "eq .Values.kind \"StatefulSet\"",
        "lt .Values.three 3",
        "false"
      })
  void doesNotHold(String condition) {
    assertThat(HelmCondition.holds(condition, VALUES, "")).contains(false);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        ".Release.IsUpgrade",
        ".Capabilities.APIVersions.Has \"autoscaling/v2\"",
        "semverCompare \">=1.23-0\" .Capabilities.KubeVersion.Version",
        "and .Values.on .Release.IsUpgrade",
        "or .Values.off .Release.IsUpgrade",
        "include \"orders.scaled\" .",
        "hasKey .Values \"on\"",
        "$scaled",
        ".Values.on | ternary 1 2",
        ".Values.on )",
        "gt .Values.kind 1",
        "",
        "("
      })
  void isNotDecided(String condition) {
    assertThat(HelmCondition.holds(condition, VALUES, "")).isEmpty();
  }

  @Test
  void aDotMeansTheValueAround() {
    assertThat(HelmCondition.holds(".enabled", VALUES, ".Values.scaling")).contains(true);
    assertThat(HelmCondition.holds("$.Values.off", VALUES, ".Values.scaling")).contains(false);
    assertThat(HelmCondition.holds(".", VALUES, ".Values.scaling")).contains(true);
  }

  @Test
  void deepNestingIsGivenUp() {
    String condition = "(".repeat(500) + ".Values.on" + ")".repeat(500);

    assertThat(HelmCondition.holds(condition, VALUES, "")).isEqualTo(Optional.empty());
  }
}
