package dev.eoslint.analyzer.dialect.deployment;

import static dev.eoslint.analyzer.dialect.deployment.SampleManifests.autoscaler;
import static dev.eoslint.analyzer.dialect.deployment.SampleManifests.module;
import static dev.eoslint.analyzer.dialect.deployment.SampleManifests.only;
import static dev.eoslint.analyzer.dialect.deployment.SampleManifests.read;
import static dev.eoslint.analyzer.dialect.deployment.SampleManifests.workload;
import static org.assertj.core.api.Assertions.assertThat;

import dev.eoslint.analyzer.dialect.TreeOnDisk;
import dev.eoslint.analyzer.model.Deployment;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** How many instances of an application files run. */
final class DeploymentReaderTest {

  @TempDir private Path folder;

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Deployment",
        "StatefulSet",
        "ReplicaSet",
        "ReplicationController",
        "DeploymentConfig",
        "Rollout"
      })
  void everyKindThatKeepsPodsRunningStatesItsReplicas(String kind) {
    Deployment deployment =
        only(tree("orders").with("k8s/orders.yaml", workload(kind, "orders", "acme/orders:1", 3)));

    assertThat(deployment.name()).isEqualTo("orders");
    assertThat(deployment.kind()).isEqualTo(kind);
    assertThat(deployment.instances()).isEqualTo(3);
    assertThat(deployment.site().toString()).isEqualTo("k8s/orders.yaml:6:3");
    assertThat(module(deployment)).isEqualTo("orders");
  }

  @Test
  void aWorkloadWithoutReplicasRunsOnce() {
    String manifest =
        workload("Deployment", "orders", "acme/orders:1", 9)
            .replace("replicas: 9", "paused: false");

    assertThat(only(tree("orders").with("k8s/orders.yaml", manifest)).instances()).isEqualTo(1);
  }

  @ParameterizedTest
  @CsvSource({
    "CronJob, batch/v1",
    "Job, batch/v1",
    "DaemonSet, apps/v1",
    "KafkaTopic, kafka.strimzi.io/v1beta2",
    "KafkaNodePool, kafka.strimzi.io/v1beta2"
  })
  void otherKindsAreNoInstancesOfAnApplication(String kind, String version) {
    String manifest =
        workload(kind, "orders", "acme/orders:1", 3)
            .replace("apiVersion: apps/v1", "apiVersion: " + version);

    assertThat(read(tree("orders").with("k8s/orders.yaml", manifest))).isEmpty();
  }

  @Test
  void anAutoscalerInAnotherFileStatesTheGreatestNumber() {
    Deployment deployment =
        only(
            tree("orders")
                .with("k8s/orders.yaml", workload("Deployment", "orders", "acme/orders:1", 2))
                .with("k8s/scaling.yaml", autoscaler("orders", 8)));

    assertThat(deployment.instances()).isEqualTo(8);
    assertThat(deployment.kind()).isEqualTo("HorizontalPodAutoscaler");
    assertThat(deployment.site().toString()).isEqualTo("k8s/scaling.yaml:8:3");
  }

  @Test
  void anAutoscalerOfAnotherWorkloadDoesNotCount() {
    List<Deployment> deployments =
        read(
            tree("orders")
                .with("k8s/orders.yaml", workload("Deployment", "orders", "acme/orders:1", 1))
                .with("k8s/scaling.yaml", autoscaler("mailer", 8)));

    assertThat(deployments)
        .filteredOn(deployment -> deployment.module().isPresent())
        .extracting(Deployment::instances)
        .containsExactly(1);
  }

  @Test
  void aScaledObjectOfKedaStatesItsMaximum() {
    String scaled =
        """
        apiVersion: keda.sh/v1alpha1
        kind: ScaledObject
        metadata:
          name: orders-scaler
        spec:
          scaleTargetRef:
            name: orders
          maxReplicaCount: 12
        """;

    assertThat(
            only(tree("orders")
                    .with("k8s/orders.yaml", workload("Deployment", "orders", "acme/orders", 1))
                    .with("k8s/keda.yaml", scaled))
                .instances())
        .isEqualTo(12);
  }

  @Test
  void aServiceOfKnativeScalesByItsAnnotations() {
    String service =
        """
        apiVersion: serving.knative.dev/v1
        kind: Service
        metadata:
          name: orders
        spec:
          template:
            metadata:
              annotations:
                autoscaling.knative.dev/min-scale: "1"
                autoscaling.knative.dev/max-scale: "5"
            spec:
              containers:
                - image: acme/orders
        """;

    Deployment deployment = only(tree("orders").with("service.yaml", service));

    assertThat(deployment.kind()).isEqualTo("Knative Service");
    assertThat(deployment.instances()).isEqualTo(5);
  }

  @Test
  void theServiceOfKubernetesIsNoWorkload() {
    String service =
        "apiVersion: v1\nkind: Service\nmetadata:\n  name: orders\nspec:\n  type: x # replicas:\n";

    assertThat(read(tree("orders").with("service.yaml", service))).isEmpty();
  }

  @Test
  void anOverlayOfKustomizeChangesTheNumber() {
    Deployment deployment =
        only(
            tree("orders")
                .with("k8s/base/orders.yaml", workload("Deployment", "orders", "acme/orders", 1))
                .with(
                    "k8s/prod/kustomization.yaml",
                    "resources: [../base]\nreplicas:\n  - name: orders\n    count: 6\n"));

    assertThat(deployment.instances()).isEqualTo(6);
    assertThat(deployment.site().toString()).isEqualTo("k8s/prod/kustomization.yaml:4:5");
  }

  @Test
  void aPatchWithoutContainersBelongsToTheWorkloadThatItNames() {
    String patch = "kind: Deployment\nmetadata:\n  name: orders\nspec:\n  replicas: 4\n";

    assertThat(
            only(tree("orders")
                    .with("base/orders.yaml", workload("Deployment", "orders", "acme/orders", 1))
                    .with("prod/patch.yaml", patch))
                .instances())
        .isEqualTo(4);
  }

  @Test
  void manifestsInAListAndInATemplateOfOpenShiftAreRead() {
    String inner = workload("Deployment", "orders", "acme/orders", 3).indent(4);
    String list = "kind: List\nitems:\n  -\n" + inner;
    String template = "kind: Template\nobjects:\n  -\n" + inner;

    assertThat(only(tree("orders").with("list.yaml", list)).instances()).isEqualTo(3);
    assertThat(only(tree("orders").with("list.yaml", template)).instances()).isEqualTo(3);
  }

  @Test
  void aNumberFromOutsideIsNoNumber() {
    String manifest =
        workload("Deployment", "orders", "acme/orders", 7)
            .replace("replicas: 7", "replicas: ${REPLICAS}");

    assertThat(only(tree("orders").with("k8s/orders.yaml", manifest)).instances()).isEqualTo(1);
  }

  @Test
  void theManifestsOfTestsDoNotCount() {
    assertThat(
            read(
                tree("orders")
                    .with(
                        "orders/src/test/resources/k8s.yaml",
                        workload("Deployment", "orders", "acme/orders", 3))))
        .isEmpty();
  }

  private TreeOnDisk tree(String module) {
    return TreeOnDisk.in(folder).withPom(module, module, "").withJava(module);
  }

  @ParameterizedTest
  @CsvSource({
    "Deployment, NEW",
    "ReplicaSet, NEW",
    "DeploymentConfig, NEW",
    "Rollout, NEW",
    "StatefulSet, KEPT"
  })
  void theKindTellsWhatBecomesOfTheNamesOfPods(String kind, Deployment.Names names) {
    String manifest = workload(kind, "orders", "acme/orders:1", 3);

    assertThat(only(tree("orders").with("k8s/orders.yaml", manifest)).names()).isEqualTo(names);
  }

  @ParameterizedTest
  @ValueSource(strings = {"hostNetwork: true", "hostname: orders"})
  void aPodWithAnotherHostNameIsNotToldByIt(String setting) {
    String manifest =
        workload("Deployment", "orders", "acme/orders:1", 3)
            .replace("      containers:", "      " + setting + "\n      containers:");

    assertThat(only(tree("orders").with("k8s/orders.yaml", manifest)).names())
        .isEqualTo(Deployment.Names.UNKNOWN);
  }
}
