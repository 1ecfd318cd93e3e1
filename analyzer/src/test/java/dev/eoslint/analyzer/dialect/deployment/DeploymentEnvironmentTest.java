package dev.eoslint.analyzer.dialect.deployment;

import static org.assertj.core.api.Assertions.assertThat;

import dev.eoslint.analyzer.dialect.ConfigurationFiles;
import dev.eoslint.analyzer.dialect.Modules;
import dev.eoslint.analyzer.dialect.TreeOnDisk;
import dev.eoslint.analyzer.model.Value;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class DeploymentEnvironmentTest {

  @TempDir private Path folder;
  private TreeOnDisk tree;

  @BeforeEach
  void oneModule() {
    tree = TreeOnDisk.in(folder).withPom("", "orders", "").withJava("");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "metadata.name",
        "metadata.uid",
        "status.podIP",
        "metadata.labels['apps.kubernetes.io/pod-index']",
        "metadata.labels['statefulset.kubernetes.io/pod-name']"
      })
  void fieldsOfThePodTellInstancesApart(String field) {
    manifest("- name: ID\n  valueFrom:\n    fieldRef:\n      fieldPath: \"%s\"".formatted(field));

    assertThat(variable("ID")).containsInstanceOf(Value.PerInstance.class);
  }

  @ParameterizedTest
  @ValueSource(strings = {"spec.nodeName", "metadata.namespace", "status.hostIP"})
  void otherFieldsDoNot(String field) {
    manifest("- name: ID\n  valueFrom:\n    fieldRef:\n      fieldPath: %s".formatted(field));

    assertThat(variable("ID")).containsInstanceOf(Value.External.class);
  }

  @Test
  void aVariableMayNameAnEarlierOne() {
    manifest(
        """
        - name: SELF
          valueFrom:
            fieldRef:
              fieldPath: metadata.name
        - name: PREFIX
          value: orders-$(SELF)-
        """);

    Value prefix = variable("PREFIX").orElseThrow();

    assertThat(prefix.hasPart(Value.PerInstance.class)).isTrue();
    assertThat(prefix.display()).startsWith("orders-<");
  }

  @Test
  void aTextIsKnownWithItsPlace() {
    manifest("- name: ID\n  value: orders-tx");

    Value id = variable("ID").orElseThrow();

    assertThat(id.text()).contains("orders-tx");
    assertThat(id.origins().get(0).toString()).isEqualTo("k8s/orders.yaml:14:15");
  }

  @Test
  void aSecretIsSetToSomething() {
    manifest("- name: ID\n  valueFrom:\n    secretKeyRef:\n      name: s\n      key: k");

    assertThat(variable("ID")).containsInstanceOf(Value.External.class);
    assertThat(variable("OTHER")).isEmpty();
  }

  @Test
  void configMapsOfTheTreeAreLookedInto() {
    manifest("- name: ID\n  valueFrom:\n    configMapKeyRef:\n      name: settings\n      key: id");
    tree.with(
        "k8s/settings.yaml",
        "kind: ConfigMap\nmetadata:\n  name: settings\ndata:\n  id: orders-tx\n");

    assertThat(variable("ID").flatMap(Value::text)).contains("orders-tx");
  }

  @Test
  void allOfAConfigMapCanBecomeVariables() {
    tree.with(
        "k8s/orders.yaml",
        manifestText(
            "env: []\n"
                + "          envFrom:\n"
                + "            - configMapRef:\n"
                + "                name: settings"));
    tree.with(
        "k8s/settings.yaml",
        "kind: ConfigMap\nmetadata:\n  name: settings\ndata:\n  ID: orders-tx\n");

    assertThat(variable("ID").flatMap(Value::text)).contains("orders-tx");
  }

  @Test
  void aMountedConfigurationFileOverridesButProvesNoText() {
    tree.with(
        "k8s/orders.yaml",
        """
        kind: Deployment
        metadata:
          name: orders
        spec:
          template:
            spec:
              containers:
                - image: orders
              volumes:
                - name: config
                  configMap:
                    name: files
        ---
        kind: ConfigMap
        metadata:
          name: files
        data:
          application.yml: |
            spring:
              kafka:
                producer:
                  transaction-id-prefix: orders-${HOSTNAME}-
                  acks: all
        """);

    assertThat(
            variable("spring.kafka.producer.transaction-id-prefix")
                .map(value -> value.hasPart(Value.PerInstance.class)))
        .contains(true);
    assertThat(variable("spring.kafka.producer.acks")).containsInstanceOf(Value.External.class);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "[\"--orders.id=$(POD_NAME)\"] | orders.id",
        "[\"java\", \"-Dorders.id=$(POD_NAME)\", \"-jar\", \"x.jar\"] | orders.id",
        "[\"sh\", \"-c\", \"export ORDERS_ID=tx-${HOSTNAME##*-} && exec java -jar x.jar\"] |"
            + " ORDERS_ID",
        "[\"sh\", \"-c\", \"ORDERS_ID=tx-$(hostname) java -jar x.jar\"] | ORDERS_ID"
      })
  void commandLinesSetPropertiesAndVariables(String arguments, String name) {
    tree.with("k8s/orders.yaml", manifestText("args: " + arguments));

    assertThat(variable(name).map(value -> value.hasPart(Value.PerInstance.class))).contains(true);
  }

  @Test
  void optionsOfTheVirtualMachineSetProperties() {
    manifest("- name: JAVA_TOOL_OPTIONS\n  value: -Xmx1g -Dorders.id=orders-tx");

    assertThat(variable("orders.id").flatMap(Value::text)).contains("orders-tx");
  }

  @Test
  void valuesOfAChartAreFollowed() {
    tree.with("chart/Chart.yaml", "name: orders\n")
        .with(
            "chart/values.yaml",
            "id: orders-tx\nextraEnv:\n  - name: SELF\n    valueFrom:\n"
                + "      fieldRef:\n        fieldPath: metadata.name\n")
        .with(
            "chart/templates/x.yaml",
            manifestText(
                "env:\n            - name: ID\n              value: {{ .Values.id | quote }}\n"
                    + "            {{- toYaml .Values.extraEnv | nindent 12 }}"));

    assertThat(variable("ID").flatMap(Value::text)).contains("orders-tx");
    assertThat(variable("SELF")).containsInstanceOf(Value.PerInstance.class);
  }

  @Test
  void whereManifestsDifferNobodyKnows() {
    manifest("- name: ID\n  value: one");
    tree.with(
        "prod/orders.yaml", manifestText("env:\n            - name: ID\n              value: two"));

    assertThat(variable("ID")).containsInstanceOf(Value.External.class);
  }

  @Test
  void whatOneManifestTakesFromThePodIsPerInstance() {
    manifest("- name: ID\n  value: one");
    tree.with(
        "prod/orders.yaml",
        manifestText(
            "env:\n            - name: ID\n              valueFrom:\n                fieldRef:\n"
                + "                  fieldPath: metadata.name"));

    assertThat(variable("ID")).containsInstanceOf(Value.PerInstance.class);
  }

  @ParameterizedTest
  @CsvSource({"'', false", "'    scale: 2\n', true"})
  void aComposeFileProvesATextOnlyForSeveralInstances(String scale, boolean known) {
    tree.with(
        "compose.yaml",
        "services:\n  orders:\n    build: .\n%s    environment:\n      ID: orders-tx\n"
            .formatted(scale));

    assertThat(variable("ID")).isPresent();
    assertThat(variable("ID").flatMap(Value::text).isPresent()).isEqualTo(known);
  }

  @Test
  void aTaskOfSwarmIsAnInstance() {
    tree.with(
        "compose.yaml",
        "services:\n  orders:\n    build: .\n    environment:\n      - ID=tx-{{.Task.Slot}}\n");

    assertThat(variable("ID")).containsInstanceOf(Value.PerInstance.class);
  }

  @Test
  void aVariableWithoutValueComesFromOutside() {
    tree.with(
        "compose.yaml",
        "services:\n"
            + "  orders:\n"
            + "    build: .\n"
            + "    environment: [ONE]\n"
            + "    scale: 2\n"
            + "  x:\n"
            + "    image: x\n");

    assertThat(variable("ONE")).containsInstanceOf(Value.External.class);
  }

  private void manifest(String variables) {
    tree.with("k8s/orders.yaml", manifestText("env:\n" + variables.indent(12).stripTrailing()));
  }

  private static String manifestText(String part) {
    return """
    apiVersion: apps/v1
    kind: Deployment
    metadata:
      name: orders
    spec:
      replicas: 2
      template:
        spec:
          containers:
            - name: main
              image: acme/orders
              %s
    """
        .formatted(part);
  }

  private Optional<Value> variable(String name) {
    Modules modules = tree.modules();
    return DeploymentReader.read(new ConfigurationFiles(tree.sources()), modules)
        .environment()
        .variable(modules.owning("src/main/java/a/A.java"), name);
  }
}
