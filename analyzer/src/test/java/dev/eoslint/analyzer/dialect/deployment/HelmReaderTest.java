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

final class HelmReaderTest {

  @TempDir private Path folder;
  private TreeOnDisk tree;

  @BeforeEach
  void aModuleWithAChart() {
    tree =
        TreeOnDisk.in(folder)
            .withPom("", "orders", "")
            .withJava("")
            .with("chart/Chart.yaml", "apiVersion: v2\nname: orders\n");
  }

  @Test
  void theValueThatATemplateUsesIsTheNumber() {
    tree.with("chart/templates/deployment.yaml", deployment("{{ .Values.replicaCount }}"))
        .with("chart/values.yaml", "name: x\nreplicaCount: 3\n");

    Deployment deployment = only();

    assertThat(deployment.instances()).isEqualTo(3);
    assertThat(deployment.name()).isEqualTo("orders");
    assertThat(deployment.site().toString()).isEqualTo("chart/values.yaml:2:1");
    assertThat(deployment.module().map(ApplicationModule::root)).contains("");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "{{ .Values.replicas | default 4 }} ; x: 1 ; 4",
        "{{ default 4 .Values.replicas }} ; x: 1 ; 4",
        "{{ .Values.replicas | default 4 }} ; replicas: 2 ; 2",
        "{{ .Values.replicas | int }} ; replicas: 5 ; 5",
        "{{ $.Values.app.replicas }} ; app.replicas: 6 ; 6",
        "{{ include \"count\" . }} ; replicas: 5 ; 1",
        "{{ .Values.replicas }} ; unused: 5 ; 1",
        "2 ; replicas: 5 ; 2"
      })
  void numbersOfTemplates(String expression, String values, int expected) {
    tree.with("chart/templates/deployment.yaml", deployment(expression))
        .with("chart/values.yaml", values);

    assertThat(only().instances()).isEqualTo(expected);
  }

  @Test
  void theFileOfOneStageOverridesTheValues() {
    tree.with("chart/templates/deployment.yaml", deployment("{{ .Values.replicas }}"))
        .with("chart/values.yaml", "replicas: 1\n")
        .with("chart/values-production.yaml", "replicas: 8\n")
        .with("chart/ci/values-large.yaml", "replicas: 90\n");

    Deployment deployment = only();

    assertThat(deployment.instances()).isEqualTo(8);
    assertThat(deployment.site().file()).isEqualTo("chart/values-production.yaml");
  }

  @Test
  void anAutoscalerCountsWhereItsConditionHolds() {
    tree.with(
            "chart/templates/deployment.yaml",
            deployment("{{ .Values.replicas }}")
                .replace("  replicas", "{{- if not .Values.scaling.enabled }}\n  replicas")
                .replace("  template:", "{{- end }}\n  template:"))
        .with(
            "chart/templates/hpa.yaml",
            """
            {{- if .Values.scaling.enabled }}
            kind: HorizontalPodAutoscaler
            spec:
              scaleTargetRef:
                name: {{ include "orders.fullname" . }}
              maxReplicas: {{ .Values.scaling.max }}
            {{- end }}
            """)
        .with("chart/values.yaml", "replicas: 2\nscaling:\n  enabled: false\n  max: 50\n");

    assertThat(only().instances()).isEqualTo(2);

    tree.with("chart/values.yaml", "replicas: 20\nscaling:\n  enabled: true\n  max: 5\n");

    assertThat(only().instances()).isEqualTo(5);
  }

  @Test
  void aConditionThatTheFilesDoNotDecideShowsNothing() {
    tree.with(
            "chart/templates/deployment.yaml",
            deployment("9")
                .replace("  replicas", "{{- if .Capabilities.APIVersions.Has \"x\" }}\n  replicas")
                .replace("  template:", "{{- end }}\n  template:"))
        .with("chart/values.yaml", "");

    assertThat(only().instances()).isEqualTo(1);
  }

  @Test
  void insideWithTheDotIsTheValue() {
    tree.with(
            "chart/templates/deployment.yaml",
            deployment("{{ .count }}")
                .replace("  replicas", "{{- with .Values.scale }}\n  replicas")
                .replace("  template:", "{{- end }}\n  template:"))
        .with("chart/values.yaml", "scale:\n  count: 4\n");

    assertThat(only().instances()).isEqualTo(4);
  }

  @Test
  void theChartAboveOverridesValuesOfItsParts() {
    TreeOnDisk.in(folder)
        .with("chart/templates/none.yaml", "")
        .with("umbrella/Chart.yaml", "name: umbrella\n")
        .with("umbrella/values.yaml", "part:\n  replicas: 7\nreplicas: 99\n")
        .with("umbrella/charts/part/Chart.yaml", "name: part\n")
        .with("umbrella/charts/part/values.yaml", "replicas: 1\n")
        .with(
            "umbrella/charts/part/templates/deployment.yaml", deployment("{{ .Values.replicas }}"));

    Deployment deployment = only();

    assertThat(deployment.instances()).isEqualTo(7);
    assertThat(deployment.site().toString()).isEqualTo("umbrella/values.yaml:2:3");
  }

  @Test
  void aChartWithoutTemplatesSaysNothing() {
    tree.with("chart/values.yaml", "replicaCount: 3\n");

    assertThat(read()).isEmpty();
  }

  private Deployment only() {
    List<Deployment> deployments = read();
    assertThat(deployments).hasSize(1);
    return deployments.get(0);
  }

  private List<Deployment> read() {
    return DeploymentReader.read(new ConfigurationFiles(tree.sources()), tree.modules()).all();
  }

  private static String deployment(String replicas) {
    return """
    apiVersion: apps/v1
    kind: Deployment
    metadata:
      name: {{ include "orders.fullname" . }}
    spec:
      replicas: %s
      template:
        spec:
          containers:
            - name: {{ .Chart.Name }}
              image: "{{ .Values.image.repository }}:{{ .Values.image.tag }}"
    """
        .formatted(replicas);
  }
}
