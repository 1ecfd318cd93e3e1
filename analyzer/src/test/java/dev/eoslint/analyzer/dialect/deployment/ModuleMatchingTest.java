package dev.eoslint.analyzer.dialect.deployment;

import static dev.eoslint.analyzer.dialect.deployment.SampleManifests.module;
import static dev.eoslint.analyzer.dialect.deployment.SampleManifests.only;
import static dev.eoslint.analyzer.dialect.deployment.SampleManifests.read;
import static dev.eoslint.analyzer.dialect.deployment.SampleManifests.workload;
import static org.assertj.core.api.Assertions.assertThat;

import dev.eoslint.analyzer.dialect.TreeOnDisk;
import dev.eoslint.analyzer.model.ApplicationModule;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Which module of the tree a workload runs. */
final class ModuleMatchingTest {

  @TempDir private Path folder;

  @ParameterizedTest
  @CsvSource({
    "registry.example:5000/shop/orders:1.2, other, other, orders",
    "registry.example/shop/orders@sha256:0123, other, other, orders",
    "orders-service, other, other, orders",
    "shop-orders, other, other, orders",
    "registry.example/${IMAGE}, orders, other, orders",
    "registry.example/legacy, orders, other, orders",
    "registry.example/legacy, other, orders, orders",
    "registry.example/legacy, app, other, ''",
    "postgres:17, orders, orders, ''"
  })
  void theModuleIsFoundByImageAndThenByNames(
      String image, String name, String label, String expected) {
    String manifest =
        workload("Deployment", name, image, 3).replace("app: " + name, "app: " + label);
    TreeOnDisk tree =
        TreeOnDisk.in(folder)
            .withPom("", "shop", "<packaging>pom</packaging>")
            .withPom("orders", "orders", "")
            .withJava("orders")
            .withPom("payments", "payments", "")
            .withJava("payments")
            .with("k8s/manifest.yaml", manifest);

    assertThat(module(only(tree))).isEqualTo(expected);
  }

  @Test
  void aNameOfTwoModulesMeansNone() {
    TreeOnDisk tree =
        TreeOnDisk.in(folder)
            .withPom("a/orders", "orders", "")
            .withJava("a/orders")
            .withPom("b/orders", "orders", "")
            .withJava("b/orders")
            .with("k8s/orders.yaml", workload("Deployment", "orders", "acme/orders", 3));

    assertThat(module(only(tree))).isEmpty();
  }

  @Test
  void theNameOfTheSpringApplicationIsAName() {
    TreeOnDisk tree =
        TreeOnDisk.in(folder)
            .withPom("impl", "shop-impl", "")
            .withJava("impl")
            .with("impl/src/main/resources/application.yml", "spring.application.name: orders\n")
            .withPom("mail", "mail", "")
            .withJava("mail")
            .with("k8s/orders.yaml", workload("Deployment", "orders", "acme/orders", 3));

    assertThat(module(only(tree))).isEqualTo("impl");
  }

  @Test
  void aManifestInTheFolderOfAModuleRunsIt() {
    TreeOnDisk tree =
        TreeOnDisk.in(folder)
            .withPom("orders", "orders", "")
            .withJava("orders")
            .withPom("payments", "payments", "")
            .withJava("payments")
            .with("orders/deploy/x.yaml", workload("Deployment", "x", "acme/x", 2))
            .with("orders/deploy/cache.yaml", workload("StatefulSet", "cache", "redis:8", 3));

    assertThat(read(tree))
        .extracting(deployment -> deployment.name() + " runs " + module(deployment))
        .containsExactlyInAnyOrder("x runs orders", "cache runs ");
  }

  @Test
  void theOnlyWorkloadRunsTheOnlyApplication() {
    TreeOnDisk tree =
        TreeOnDisk.in(folder)
            .withJava("")
            .with("k8s/app.yaml", workload("Deployment", "turbine", "acme/turbine", 2));

    assertThat(only(tree).module().map(ApplicationModule::root)).contains("");
  }

  @Test
  void oneOfSeveralWorkloadsOfUnknownNamesCouldBeAnything() {
    TreeOnDisk tree =
        TreeOnDisk.in(folder)
            .withJava("")
            .with("k8s/a.yaml", workload("Deployment", "turbine", "acme/turbine", 2))
            .with("k8s/b.yaml", workload("Deployment", "boiler", "acme/boiler", 2));

    assertThat(read(tree)).extracting(SampleManifests::module).containsExactly("", "");
  }

  @Test
  void whatTheApplicationIsBuiltWithRunsWithIt() {
    String uses =
        "<dependencies><dependency><groupId>com.acme</groupId><artifactId>orders-kafka</artifactId>"
            + "</dependency></dependencies>";
    TreeOnDisk tree =
        TreeOnDisk.in(folder)
            .withPom("app", "orders-app", uses)
            .withJava("app")
            .withPom("kafka", "orders-kafka", "")
            .withJava("kafka")
            .with("k8s/orders.yaml", workload("Deployment", "orders-app", "acme/orders-app", 3));

    assertThat(read(tree))
        .extracting(SampleManifests::module)
        .containsExactlyInAnyOrder("app", "kafka");
  }
}
