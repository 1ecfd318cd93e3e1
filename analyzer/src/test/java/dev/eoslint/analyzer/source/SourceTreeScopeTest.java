package dev.eoslint.analyzer.source;

import static dev.eoslint.analyzer.source.SampleTree.PRODUCER;
import static dev.eoslint.analyzer.source.SampleTree.paths;
import static dev.eoslint.analyzer.source.SampleTree.read;
import static dev.eoslint.analyzer.source.SampleTree.write;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Which files belong to a source tree. */
final class SourceTreeScopeTest {

  @TempDir private Path root;

  @Test
  void holdsSourcesAndConfigurationSortedByPath() throws IOException {
    write(root, "src/main/java/b/B.java", "class B {}");
    write(root, "src/main/java/a/A.java", PRODUCER);
    write(root, "src/main/resources/application.yml", "spring.kafka: {}");
    write(root, "pom.xml", "<project/>");
    write(root, "README.md", "kafka");
    write(root, "Dockerfile", "kafka");

    SourceTree tree = read(root);

    assertThat(paths(tree.files()))
        .containsExactly(
            "pom.xml",
            "src/main/java/a/A.java",
            "src/main/java/b/B.java",
            "src/main/resources/application.yml");
    assertThat(tree.root()).isEqualTo(root);
    assertThat(tree.notices()).isEmpty();
  }

  @Test
  void sortsByTheWholePath() throws IOException {
    write(root, "a/Z.java", "");
    write(root, "a-b/A.java", "");
    write(root, "a.yml", "");
    write(root, "B.java", "");

    assertThat(paths(read(root).files()))
        .containsExactly("B.java", "a-b/A.java", "a.yml", "a/Z.java");
  }

  @Test
  void tellsWhichFilesMatter() throws IOException {
    write(root, "A.java", PRODUCER);
    write(root, "B.java", "class B {}");
    write(root, "C.java", "// kafka");
    write(root, "a.properties", "spring.KAFKA.x=1");
    write(root, "b.properties", "KafkaProducer=1");
    write(root, "c.properties", "a=b");

    SourceTree tree = read(root);

    assertThat(paths(tree.mattering(FileKind.JAVA))).containsExactly("A.java");
    assertThat(paths(tree.mattering(FileKind.PROPERTIES)))
        .containsExactly("a.properties", "b.properties");
    assertThat(paths(tree.files(FileKind.JAVA))).containsExactly("A.java", "B.java", "C.java");
    assertThat(tree.mattering(FileKind.YAML)).isEmpty();
  }

  @Test
  void leavesOutTheSourcesOfLibrariesThatAreKnown() throws IOException {
    String clients = "clients/src/main/java/org/apache/kafka/";
    write(root, clients + "clients/producer/KafkaProducer.java", PRODUCER);
    write(root, clients + "clients/consumer/internals/Fetcher.java", PRODUCER);
    write(root, clients + "common/utils/Utils.java", PRODUCER);
    write(root, clients + "server/Quota.java", PRODUCER);
    write(root, "streams/src/main/java/org/apache/kafka/streams/KafkaStreams.java", PRODUCER);
    write(root, "streams/src/main/java/org/apache/kafka/streams/internals/Task.java", PRODUCER);
    write(root, "spring/src/main/java/org/springframework/kafka/core/KafkaTemplate.java", "");
    write(root, "spring/src/main/java/org/springframework/kafka/listener/Container.java", "");
    write(root, "spring/src/main/java/org/springframework/core/Core.java", "");

    assertThat(paths(read(root).files()))
        .containsExactly(
            clients + "server/Quota.java",
            "spring/src/main/java/org/springframework/core/Core.java");
  }

  @Test
  void holdsApplicationsInPackagesOfKnownLibraries() throws IOException {
    String examples = "examples/src/main/java/org/apache/kafka/streams/examples/Pipe.java";
    String patch = "app/src/main/java/org/apache/kafka/common/security/Login.java";
    String other = "lib/src/main/java/com/acme/kafka/clients/producer/KafkaProducer.java";
    write(root, examples, PRODUCER);
    write(root, patch, PRODUCER);
    write(root, other, PRODUCER);

    assertThat(paths(read(root).files())).containsExactly(patch, examples, other);
  }

  @Test
  void leavesOutBuildOutputToolsAndGeneratedCode() throws IOException {
    write(root, "pom.xml", "");
    write(root, "target/classes/application.yml", "");
    write(root, "build/generated/A.java", "");
    write(root, "out/production/application.yml", "");
    write(root, "bin/application.yml", "");
    write(root, "generated/A.java", "");
    write(root, "src/generated/java/A.java", "");
    write(root, "src/main/resources/archetype-resources/src/main/java/A.java", "");
    write(root, ".git/config.yml", "");
    write(root, ".idea/workspace.xml", "");
    write(root, "ui/node_modules/x/package.json", "");
    write(root, "module/src/main/java/B.java", "");
    write(root, "module/target/C.java", "");

    assertThat(paths(read(root).files())).containsExactly("module/src/main/java/B.java", "pom.xml");
  }

  @Test
  void readsPackagesThatAreCalledLikeBuildOutput() throws IOException {
    write(root, "pom.xml", "");
    write(root, "src/main/java/com/acme/adapter/out/Relay.java", PRODUCER);
    write(root, "src/main/java/com/acme/build/Build.java", "");
    write(root, "src/main/java/com/acme/bin/Bin.java", "");
    write(root, "src/main/java/com/acme/target/sql/Target.java", "");

    assertThat(paths(read(root).files(FileKind.JAVA)))
        .containsExactly(
            "src/main/java/com/acme/adapter/out/Relay.java",
            "src/main/java/com/acme/bin/Bin.java",
            "src/main/java/com/acme/build/Build.java",
            "src/main/java/com/acme/target/sql/Target.java");
  }

  @Test
  void readsHiddenFoldersThatHoldDeployments() throws IOException {
    write(root, ".helm/values.yaml", "");
    write(root, ".k8s/deployment.yml", "");

    assertThat(paths(read(root).files()))
        .containsExactly(".helm/values.yaml", ".k8s/deployment.yml");
  }

  @Test
  void readsFoldersThatAreCalledLikeFiles() throws IOException {
    write(root, "Relay.java/Inner.java", "");
    write(root, "config.properties/application.yml", "");

    assertThat(paths(read(root).files()))
        .containsExactly("Relay.java/Inner.java", "config.properties/application.yml");
  }

  @Test
  void leavesOutBinaryFiles() throws IOException {
    write(root, "A.java", "\0GITCRYPT\0 KafkaProducer");
    write(root, "b.yml", "kafka: " + "x".repeat(900) + "\0");

    SourceTree tree = read(root);

    assertThat(tree.files()).isEmpty();
    assertThat(tree.notices()).isEmpty();
  }

  @Test
  void isEmptyForAnEmptyFolder() {
    SourceTree tree = read(root);

    assertThat(tree.files()).isEmpty();
    assertThat(tree.javaFilesContaining("Relay")).isEmpty();
    assertThat(tree.notices()).isEmpty();
  }
}
