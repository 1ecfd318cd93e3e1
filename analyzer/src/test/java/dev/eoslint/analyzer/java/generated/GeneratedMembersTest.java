package dev.eoslint.analyzer.java.generated;

import static org.assertj.core.api.Assertions.assertThat;

import dev.eoslint.analyzer.java.ProbedCode;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class GeneratedMembersTest {

  @TempDir private Path root;

  private List<String> seen(String settings, String statements) {
    return ProbedCode.seen(
        root,
        "package sample;\n\nimport lombok.*;\nimport lombok.experimental.*;\n\n" + settings,
        """
        package sample;

        final class Main {
          public static void main(String[] args) {
        %s  }
        }
        """
            .formatted(statements.indent(4)));
  }

  @Test
  void accessorsOfData() {
    assertThat(
            seen(
                "@Data\nclass Settings { private String name = \"a\"; private boolean isOpen; }",
                """
                Settings settings = new Settings();
                see(settings.getName());
                settings.setName("b");
                settings.setOpen(true);
                see(settings.getName());
                see(settings.isOpen());
                """))
        .containsExactly("a", "b", "true");
  }

  @Test
  void accessorsOfSingleFields() {
    assertThat(
            seen(
                "class Settings { @Getter private String name = \"a\"; String other = \"b\"; }",
                "see(new Settings().getName());\nsee(new Settings().getOther());"))
        .containsExactly("a", "?");
  }

  @Test
  void aMethodOfTheSourceIsKept() {
    assertThat(
            seen(
                """
                @Getter
                class Settings {
                  private String name = "a";
                  public String getName() { return "own"; }
                }
                """,
                "see(new Settings().getName());"))
        .containsExactly("own");
  }

  @Test
  void noAccessorIsAskedFor() {
    assertThat(
            seen(
                "@Data\nclass Settings { @Getter(AccessLevel.NONE) private String name = \"a\"; }",
                "see(new Settings().getName());"))
        .containsExactly("?");
  }

  @Test
  void fluentAndChainedAccessors() {
    assertThat(
            seen(
                "@Data @Accessors(fluent = true)\nclass Settings { String name; String topic; }",
                "see(new Settings().name(\"a\").topic(\"b\").name());"))
        .containsExactly("a");
  }

  @Test
  void constructors() {
    assertThat(
            seen(
                """
                @Getter @AllArgsConstructor @NoArgsConstructor
                class Settings {
                  private String name = "default";
                  private final String fixed = "fixed";
                }
                """,
                """
                see(new Settings("a").getName());
                see(new Settings().getName());
                see(new Settings("a").getFixed());
                """))
        .containsExactly("a", "default", "fixed");
  }

  @Test
  void whatAConstructorRequires() {
    assertThat(
            seen(
                """
                @Getter @RequiredArgsConstructor(staticName = "of")
                class Settings {
                  private final String name;
                  @NonNull private String topic;
                  private String optional;
                }
                """,
                """
                see(new Settings("a", "b").getTopic());
                see(Settings.of("c", "d").getName());
                """))
        .containsExactly("b", "c");
  }

  @Test
  void valuesHaveAConstructorAndNoSetters() {
    assertThat(
            seen(
                "@Value\nclass Settings { String name; }",
                """
                Settings settings = new Settings("a");
                settings.setName("b");
                see(settings.getName());
                """))
        .containsExactly("a");
  }

  @Test
  void builders() {
    assertThat(
            seen(
                """
                @Builder @Getter
                class Settings {
                  private String name;
                  @Builder.Default private String topic = "orders";
                  private String other;
                }
                """,
                """
                Settings settings = Settings.builder().name("a").build();
                see(settings.getName());
                see(settings.getTopic());
                see(Settings.builder().topic("b").build().getTopic());
                """))
        .containsExactly("a", "orders", "b");
  }

  @Test
  void buildersWithNamesOfTheirOwnAndOfRecords() {
    assertThat(
            seen(
                """
                @Builder(builderMethodName = "start", buildMethodName = "make")
                record Settings(String name, String topic) {}
                """,
                "see(Settings.start().topic(\"b\").make().topic());"))
        .containsExactly("b");
  }

  @Test
  void aBuilderThatTheSourceStartsIsNotCompleted() {
    assertThat(
            seen(
                """
                @Builder @Getter
                class Settings {
                  private String name;
                  public static class SettingsBuilder {
                    SettingsBuilder named() { this.name = "own"; return this; }
                  }
                }
                """,
                "see(Settings.builder().name(\"a\").build().getName());"))
        .containsExactly("?");
  }

  @Test
  void annotationsOfTheSameNameFromElsewhereGenerateNothing() {
    assertThat(
            ProbedCode.seen(
                root,
                """
                package sample;

                import other.Getter;
                import lombok.Setter;

                @Getter @Setter class Settings { private String name = "a"; }
                """,
                """
                package sample;

                final class Main {
                  public static void main(String[] args) {
                    see(new Settings().getName());
                  }
                }
                """))
        .containsExactly("?");
  }
}
