package dev.eoslint.analyzer.dialect;

import static org.assertj.core.api.Assertions.assertThat;

import dev.eoslint.analyzer.model.ApplicationModule;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class ModulesTest {

  @TempDir private Path folder;
  private TreeOnDisk tree;

  @BeforeEach
  void emptyTree() {
    tree = TreeOnDisk.in(folder);
  }

  @Test
  void sourcesWithoutBuildFileFormOneModuleAtTheRoot() {
    Modules modules = tree.withJava("").modules();

    assertThat(modules.all()).containsExactly(new ApplicationModule("", List.of()));
    assertThat(roots(modules.applications())).containsExactly("");
  }

  @Test
  void aParentThatHoldsOthersTogetherIsNoApplication() {
    Modules modules =
        tree.withPom("", "shop", "<packaging>pom</packaging>")
            .withPom("orders", "orders", "")
            .withJava("orders")
            .modules();

    assertThat(roots(modules.all())).containsExactly("", "orders");
    assertThat(roots(modules.applications())).containsExactly("orders");
  }

  @Test
  void namesComeFromBuildApplicationAndFolder() {
    Modules modules =
        tree.withPom(
                "impl",
                "orders-impl",
                "<build><finalName>${project.artifactId}-boot</finalName><plugins><plugin>"
                    + "<configuration><to><image>registry.example/shop/orders:${project.version}"
                    + "</image></to></configuration></plugin></plugins></build>")
            .withJava("impl")
            .with(
                "impl/src/main/resources/application.properties",
                "spring.application.name=orderly\n")
            .modules();

    assertThat(modules.owning("impl/src/main/java/a/A.java").names())
        .containsExactly("orders-impl", "orders-impl-boot", "orders", "impl", "orderly");
  }

  @Test
  void scriptsOfGradleNameTheirProjects() {
    Modules modules =
        tree.with("settings.gradle.kts", "rootProject.name = \"orders\"\ninclude(\"core\")\n")
            .with("build.gradle.kts", "plugins { java }\n")
            .withJava("")
            .modules();

    assertThat(modules.owning("src/main/java/a/A.java").names()).containsExactly("orders");
  }

  @Test
  void aFolderWithSourcesIsAModuleWithoutABuildFile() {
    Modules modules = tree.with("build.gradle", "subprojects { }\n").withJava("orders").modules();

    assertThat(modules.owning("orders/src/main/java/a/A.java").root()).isEqualTo("orders");
    assertThat(roots(modules.applications())).containsExactly("orders");
  }

  @Test
  void theInnermostModuleOwnsAFile() {
    Modules modules =
        tree.withPom("", "shop", "").withPom("a", "a", "").withPom("a/b", "b", "").modules();

    assertThat(modules.owning("a/b/src/X.java").root()).isEqualTo("a/b");
    assertThat(modules.owning("a/bc/X.java").root()).isEqualTo("a");
    assertThat(modules.owning("X.java").root()).isEmpty();
  }

  @Test
  void whatOthersAreBuiltWithIsNoApplication() {
    Modules modules =
        tree.withPom("app", "app", dependency("kafka", ""))
            .withJava("app")
            .withPom("kafka", "kafka", dependency("common", ""))
            .withJava("kafka")
            .withPom("common", "common", "")
            .withJava("common")
            .withPom("testing", "testing", "")
            .withJava("testing")
            .modules();

    assertThat(roots(modules.applications())).containsExactly("app", "testing");
    assertThat(modules.partsOf(modules.owning("app/pom.xml")))
        .extracting(ApplicationModule::root)
        .containsExactly("app", "kafka", "common");
  }

  @Test
  void whatOnlyTestsUseIsNoPart() {
    Modules modules =
        tree.withPom("app", "app", dependency("kafka", "<scope>test</scope>"))
            .withJava("app")
            .withPom("kafka", "kafka", "")
            .withJava("kafka")
            .modules();

    assertThat(roots(modules.applications())).containsExactly("app", "kafka");
  }

  @Test
  void projectsOfGradleUseEachOther() {
    Modules modules =
        tree.with(
                "app/build.gradle",
                "dependencies {\n  implementation project(':libs:kafka')\n"
                    + "  testImplementation project(':libs:testing')\n}\n")
            .withJava("app")
            .withJava("libs/kafka")
            .withJava("libs/testing")
            .modules();

    assertThat(roots(modules.applications())).containsExactly("app", "libs/testing");
  }

  @Test
  void modulesThatUseEachOtherEndInNoLoop() {
    Modules modules =
        tree.withPom("a", "a", dependency("b", ""))
            .withJava("a")
            .withPom("b", "b", dependency("a", ""))
            .withJava("b")
            .modules();

    assertThat(modules.partsOf(modules.owning("a/pom.xml"))).hasSize(2);
    assertThat(modules.applications()).isEmpty();
  }

  private static String dependency(String artifactId, String more) {
    return "<dependencies><dependency><groupId>com.acme</groupId><artifactId>%s</artifactId>%s"
            .formatted(artifactId, more)
        + "</dependency></dependencies>";
  }

  private static List<String> roots(List<ApplicationModule> modules) {
    return modules.stream().map(ApplicationModule::root).toList();
  }
}
