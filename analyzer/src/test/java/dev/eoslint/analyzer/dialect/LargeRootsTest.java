package dev.eoslint.analyzer.dialect;

import static org.assertj.core.api.Assertions.assertThat;

import dev.eoslint.analyzer.java.parse.JavaFileParser;
import dev.eoslint.analyzer.java.reach.JavaProject;
import dev.eoslint.analyzer.java.reach.MethodSymbol;
import dev.eoslint.analyzer.source.FileKind;
import dev.eoslint.analyzer.source.Notice;
import dev.eoslint.analyzer.source.SourceTree;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class LargeRootsTest {

  @TempDir private Path folder;

  @Test
  void noneIsNoNotice() {
    assertThat(LargeRoots.notices(List.of())).isEmpty();
  }

  @Test
  void eachOfSomeIsNamedAtItsPlace() {
    List<Notice> notices = LargeRoots.notices(methods(10));

    assertThat(notices).hasSize(10);
    assertThat(notices.get(9).message())
        .isEqualTo("The code that 'Relay.run9' leads to is too large to be followed to its end.");
    assertThat(notices.get(9).site().startLine()).isEqualTo(11);
  }

  @Test
  void manyAreCounted() {
    List<Notice> notices = LargeRoots.notices(methods(11));

    assertThat(notices)
        .extracting(Notice::message)
        .containsExactly(
            "The code that 'Relay.run0' and 10 other methods lead to is too large to be followed to"
                + " its end.");
  }

  private List<MethodSymbol> methods(int count) {
    String methods =
        IntStream.range(0, count)
            .mapToObj(number -> "  void run" + number + "() {}\n")
            .collect(Collectors.joining());
    SourceTree sources =
        TreeOnDisk.in(folder).with("Relay.java", "class Relay {\n" + methods + "}\n").sources();
    try (JavaFileParser parser = new JavaFileParser()) {
      JavaProject project = new JavaProject(sources, parser, name -> false);
      return sources.files(FileKind.JAVA).stream()
          .flatMap(file -> project.typesIn(file).stream())
          .flatMap(
              type ->
                  type.declaration().methods().stream()
                      .map(method -> new MethodSymbol(type, method)))
          .toList();
    }
  }
}
