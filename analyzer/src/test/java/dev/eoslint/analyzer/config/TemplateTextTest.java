package dev.eoslint.analyzer.config;

import static org.assertj.core.api.Assertions.assertThat;

import dev.eoslint.analyzer.model.Site;
import dev.eoslint.analyzer.source.SourceText;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class TemplateTextTest {

  private static final String PATH = "chart/templates/deployment.yaml";

  @Test
  void aHelmTemplateIsReadWithItsExpressions() {
    ConfigFile file =
        read(
            """
            {{- if .Values.enabled -}}
            apiVersion: apps/v1
            kind: Deployment
            metadata:
              name: {{ include "orders.fullname" . }}
              labels:
                {{- include "orders.labels" . | nindent 4 }}
            spec:
              {{- if not .Values.autoscaling.enabled }}
              replicas: {{ .Values.replicaCount }}
              {{- end }}
              template:
                spec:
                  containers:
                    - name: {{ .Chart.Name }}
                      image: "{{ .Values.image.repository }}:{{ .Values.image.tag | default "1" }}"
                      {{- with .Values.resources }}
                      resources:
                        {{- toYaml . | nindent 12 }}
                      {{- end }}
                      env:
                        {{- range $name, $value := .Values.env }}
                        - name: {{ $name }}
                          value: {{ $value | quote }}
                        {{- end }}
                        - name: POD_NAME
                          valueFrom:
                            fieldRef:
                              fieldPath: metadata.name
            {{- end }}
            """);

    assertThat(file.notices()).isEmpty();
    ConfigDocument document = file.documents().get(0);
    ConfigEntry replicas = document.find("spec.replicas").orElseThrow();
    assertThat(replicas.value()).isEqualTo("{{ .Values.replicaCount }}");
    assertThat(replicas.site()).isEqualTo(new Site(PATH, 10, 3, 10, 39));
    assertThat(document.find("metadata.name"))
        .map(ConfigEntry::value)
        .contains("{{ include \"orders.fullname\" . }}");
    assertThat(document.find("spec.template.spec.containers[0].image"))
        .map(ConfigEntry::value)
        .contains("{{ .Values.image.repository }}:{{ .Values.image.tag | default \"1\" }}");
    assertThat(document.find("spec.template.spec.containers[0].env[0].value"))
        .map(ConfigEntry::value)
        .contains("{{ $value | quote }}");
    assertThat(document.find("spec.template.spec.containers[0].env[1].name"))
        .map(ConfigEntry::value)
        .contains("POD_NAME");
  }

  @Test
  void bothBranchesAreHeld() {
    ConfigFile file = read("{{ if .x }}\nreplicas: 1\n{{ else }}\nreplicas: 3\n{{ end }}\n");

    assertThat(file.documents().get(0).entries())
        .filteredOn(entry -> entry.key().equals("replicas"))
        .extracting(ConfigEntry::value)
        .containsExactly("1", "3");
  }

  @Test
  void aJinjaTemplateIsRead() {
    ConfigFile file =
        read(
            """
            {# rendered by the pipeline #}
            {% set n = 3 %}
            kafka:
            {% for b in brokers %}
              broker: {{ b }}:9092
            {% endfor %}
              acks: {{ acks | default('all') }}
            """);

    assertThat(values(file))
        .containsExactly("kafka.broker={{ b }}:9092", "kafka.acks={{ acks | default('all') }}");
  }

  @Test
  void anExpressionMayBeTheName() {
    assertThat(values(read("data:\n  {{ .Values.key }}: {{ .Values.value }}\n")))
        .containsExactly("data.{{ .Values.key }}={{ .Values.value }}");
  }

  @Test
  void aCommentOfSeveralLinesIsNothing() {
    assertThat(values(read("{{- /*\n  replicas: {{ 1 }}\n---\n*/ -}}\na: 1\n")))
        .containsExactly("a=1");
  }

  @Test
  void anExpressionOfSeveralLinesKeepsThePositionsAfterIt() {
    ConfigFile file = read("a: {{ include \"x\"\n     . }}\nb: 1\n");

    assertThat(values(file)).containsExactly("a={{ include \"x\"\n     . }}", "b=1");
    assertThat(file.documents().get(0).find("b").orElseThrow().keySite().startLine()).isEqualTo(3);
  }

  @Test
  void linesThatSpoilATemplateArePassedOver() {
    ConfigFile file = read("a: {{ .Values.a }}\n  b: 1\nc: \"x\n---\nd: 2\n");

    assertThat(file.notices()).isEmpty();
    assertThat(values(file)).contains("a={{ .Values.a }}", "d=2");
  }

  @Test
  void bracesInQuotesDoNotMakeATemplate() {
    ConfigFile file = read("alert: \"{{ $labels.pod }} is down\"\nb:\n\tc: 1\n");

    assertThat(file.notices()).hasSize(1);
  }

  @Test
  void quotedExpressionsAreRestored() {
    assertThat(values(read("a: 'x {{ $labels.pod }} y{{z}}'\nb: \"\\t{{ a \\\"b\\\" }}\"")))
        .containsExactly("a=x {{ $labels.pod }} y{{z}}", "b=\t{{ a \\\"b\\\" }}");
  }

  @Test
  void mavensFilteredNamesAreRead() {
    ConfigFile file = read("app:\n  version: @project.version@\n  mail: ops@acme.example\n");

    assertThat(file.notices()).isEmpty();
    assertThat(values(file))
        .containsExactly("app.version=@project.version@", "app.mail=ops@acme.example");
  }

  @Test
  void expressionsOfWorkflowsAreText() {
    assertThat(values(read("token: ${{ secrets.TOKEN }}\n")))
        .containsExactly("token=${{ secrets.TOKEN }}");
  }

  @ParameterizedTest
  @ValueSource(strings = {"a: {{ .x", "a: }}", "{{", "{%", "a: '{{'", "a: [{b: {c: 1}}]"})
  void unfinishedExpressionsDoNoHarm(String text) {
    assertThat(TemplateText.of(text).masked()).isEqualTo(text);
    assertThat(TemplateText.of(text).isTemplate()).isFalse();
  }

  @Test
  void maskingKeepsTheLength() {
    String text = "{{- if .a }}\nb: \uD83D\uDE80{{ .c\n}} d\n{{ end }}";

    assertThat(TemplateText.of(text).masked()).hasSameSizeAs(text);
  }

  private static List<String> values(ConfigFile file) {
    return file.documents().stream()
        .flatMap(document -> document.entries().stream())
        .map(entry -> entry.key() + "=" + entry.value())
        .toList();
  }

  private static ConfigFile read(String content) {
    return ConfigReaders.yaml().read(new SourceText(PATH, content));
  }
}
