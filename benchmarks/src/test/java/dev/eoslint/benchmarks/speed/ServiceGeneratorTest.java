package dev.eoslint.benchmarks.speed;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.SortedMap;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class ServiceGeneratorTest {

  @TempDir private Path folder;

  private static SortedMap<String, String> contents(int files, int kafkaFiles) {
    return new ServiceGenerator(files, kafkaFiles).contents();
  }

  @Test
  void makesTheSameFilesEachTime() {
    assertThat(contents(300, 10)).isEqualTo(contents(300, 10));
  }

  @Test
  void makesAsManyFilesAsAskedForUnderDifferentNames() {
    SortedMap<String, String> contents = contents(5000, 10);

    assertThat(contents.keySet()).filteredOn(name -> name.endsWith(".java")).hasSize(5000);
    assertThat(contents.values())
        .filteredOn(
            text -> text.contains("import org.apache.kafka") || text.contains("KafkaListener"))
        .hasSize(10);
    assertThat(contents.values())
        .noneMatch(text -> text.contains("%NAME%") || text.contains("%KEY%"));
  }

  @Test
  void writesJava() throws IOException {
    new ServiceGenerator(60, 0).write(folder.resolve("service"));
    Files.createDirectories(folder.resolve("classes"));
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    StringWriter messages = new StringWriter();
    try (StandardJavaFileManager manager = compiler.getStandardFileManager(null, null, null);
        Stream<Path> walk = Files.walk(folder.resolve("service"))) {
      List<Path> sources = walk.filter(path -> path.toString().endsWith(".java")).toList();
      List<String> options =
          List.of("-proc:none", "--release", "17", "-d", folder.resolve("classes").toString());

      boolean compiled =
          compiler
              .getTask(
                  messages,
                  manager,
                  null,
                  options,
                  null,
                  manager.getJavaFileObjectsFromPaths(sources))
              .call();

      assertThat(compiled).as(messages.toString()).isTrue();
    }
  }

  @Test
  void canBeFullOfKafka() {
    assertThat(contents(3, 3).keySet()).filteredOn(name -> name.endsWith(".java")).hasSize(3);
  }

  @Test
  void refusesMoreKafkaThanFiles() {
    assertThatThrownBy(() -> new ServiceGenerator(3, 4))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
