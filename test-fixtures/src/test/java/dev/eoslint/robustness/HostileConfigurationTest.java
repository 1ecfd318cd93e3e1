package dev.eoslint.robustness;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Whatever configuration and build files hold, the run ends, tells what it gave up, and still
 * reports what is wrong in the file beside it.
 */
@Timeout(300)
final class HostileConfigurationTest {

  @TempDir private Path folder;
  private HostileProject project;

  @BeforeEach
  void createProject() throws IOException {
    project = HostileProject.create(folder);
  }

  @Test
  void yamlThatMultipliesItself() throws IOException {
    StringBuilder bomb = new StringBuilder("spring: &a0 {kafka: [x, x, x, x, x, x, x, x, x]}\n");
    for (int level = 1; level < 12; level++) {
      bomb.append("a%d: &a%d [".formatted(level, level));
      bomb.append("*a%d, ".formatted(level - 1).repeat(9)).append("]\n");
    }
    project.write("src/main/resources/application.yml", bomb.toString());

    project.assertProblemBesideIsFound();
  }

  @Test
  void yamlThatContainsItself() throws IOException {
    project.write(
        "src/main/resources/application.yml", "spring: &self\n  kafka: *self\n  <<: *self\n");

    project.assertProblemBesideIsFound();
  }

  @ParameterizedTest
  @ValueSource(ints = {100, 20_000})
  void deepYaml(int depth) throws IOException {
    project.write(
        "src/main/resources/application.yml",
        "spring: {kafka: " + "[".repeat(depth) + "]".repeat(depth) + "}\n");

    project.assertProblemBesideIsFound();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "spring:\n\tkafka: 1\n",
        "spring: {kafka: [\n",
        "spring: kafka: 1\n",
        "spring: *missing\nkafka: 1\n",
        "%YAML 9.9\n---\nspring: {kafka: 1}\n",
        "spring: \"kafka never ends\n",
        "spring: !!java/object:java.net.URL [kafka]\n"
      })
  void brokenYaml(String yaml) throws IOException {
    project.write("src/main/resources/application.yml", yaml);

    project.assertProblemBesideIsFound();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{{- range .Values.kafka }}\nname: {{ .name }\n{{ end",
        "replicas: {{ if }}{{ else }}{{ end }}\nkafka: 1\n"
      })
  void brokenTemplate(String template) throws IOException {
    project.write("chart/Chart.yaml", "apiVersion: v2\nname: kafka\n");
    project.write("chart/templates/deployment.yaml", template);

    project.assertProblemBesideIsFound();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "kafka.a=${kafka.b}\nkafka.b=${kafka.a}\n",
        "transactional.id=${${${${a:${b:${c}}}}}}\n",
        "transactional.id=\\u00zz\n",
        "transactional.id=\\",
        "=\n=\n:::\nbootstrap.servers"
      })
  void brokenProperties(String properties) throws IOException {
    project.write("src/main/resources/application.properties", properties);
    project.write("producer.properties", properties);

    project.assertProblemBesideIsFound();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "<project><kafka>",
        "<!DOCTYPE a [<!ENTITY b \"cc\"><!ENTITY d \"&b;&b;&b;\">]><project>&d; kafka</project>",
        "<!DOCTYPE a SYSTEM \"http://nowhere.invalid/a.dtd\"><project>kafka</project>",
        "kafka"
      })
  void brokenXml(String xml) throws IOException {
    project.write("pom.xml", xml);
    project.write("src/main/resources/logback.xml", xml);

    project.assertProblemBesideIsFound();
  }

  @Test
  void brokenJson() throws IOException {
    project.write("connector.json", "{\"connector.class\": \"kafka\", " + "[".repeat(100_000));

    project.assertProblemBesideIsFound();
  }
}
