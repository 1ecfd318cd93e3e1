package dev.eoslint.analyzer.java.value.jdk;

import static org.assertj.core.api.Assertions.assertThat;

import dev.eoslint.analyzer.java.Probe;
import dev.eoslint.analyzer.java.ProbedCode;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class CollectionSemanticsTest {

  @TempDir private Path root;

  @Test
  void factoriesKeepTheirElements() {
    assertThat(
            seen(
                """
                see(List.of("a", "b"));
                see(Set.of("a"));
                see(Arrays.asList("a", "b"));
                see(Collections.singletonList("a"));
                see(Collections.emptyList());
                see(List.of());
                see(List.copyOf(List.of("a")));
                see(Stream.of("a", "b").toList());
                """))
        .containsExactly("[a, b]", "[a]", "[a, b]", "[a]", "[]", "[]", "[a]", "[a, b]");
  }

  @Test
  void questionsToElementsThatNothingChangesAreAnswered() {
    assertThat(
            seen(
                """
                see(List.of("a", "b").contains("b"));
                see(Set.of("a", "b").contains("c"));
                see(Stream.of("a", "b").anyMatch(each -> each.equals("b")));
                see(Stream.of("a", "b").allMatch(each -> each.equals("b")));
                see(Stream.of("a", "b").noneMatch(each -> each.equals("c")));
                """))
        .containsExactly("true", "false", "true", "false", "true");
  }

  @Test
  void questionsToElementsThatCanChangeAreLeftOpen() {
    assertThat(
            seen(
                """
                see(new ArrayList<>(List.of("a", "b")).contains("b"));
                see(List.of("a", "b").stream().filter(each -> test(each)).anyMatch("b"::equals));
                see(List.of("a", System.getenv("B")).contains("b"));
                """))
        .containsExactly("?", "?", "?");
  }

  @Test
  void addedElementsAreKnown() {
    assertThat(
            seen(
                """
                List<String> topics = new ArrayList<>();
                topics.add("orders");
                topics.add("payments");
                see(topics);
                topics.addAll(List.of("returns"));
                see(topics);
                see(new ArrayList<>(topics));
                see(new ArrayList<>(10));
                """))
        .containsExactly(
            "[orders, payments]",
            "[orders, payments, returns, ...]",
            "[orders, payments, returns, ...]",
            "[]");
  }

  @Test
  void theOnlyElementIsKnown() {
    assertThat(
            seen(
                """
                see(List.of("a").get(0));
                see(List.of("a").stream().findFirst().get());
                see(List.of("a", "b").get(1));
                see(Collections.singletonList("a").iterator().next());
                """))
        .containsExactly("a", "a", "?", "a");
  }

  @Test
  void streamsRunTheirFunctionsOverTheElements() {
    assertThat(
            seen(
                """
                see(Stream.of("a").map(text -> "tx-" + text).toList());
                see(Stream.of("A").map(String::toLowerCase).toList());
                Stream.of("c").filter(text -> see(text) != null).toList();
                Stream.of("d").peek(text -> see(text)).toList();
                Stream.of("e").anyMatch(text -> see(text) == "e");
                List.of("f").forEach(text -> see(text));
                """))
        .containsExactly("[tx-a]", "[a]", "c", "d", "e", "f");
  }

  @Test
  void functionsOfStreamsRunInALoop() {
    Probe probe =
        ProbedCode.in(root)
            .withMain(
                """
                IntStream.range(0, 3).forEach(number -> see(number));
                IntStream.range(0, 3).mapToObj(number -> see("tx-" + number)).toList();
                """)
            .run();

    assertThat(probe.sightings()).hasSize(2).allMatch(sighting -> sighting.loops() == 1);
    assertThat(probe.values()).containsExactly("?", "tx-?");
  }

  @Test
  void elementsOfAnUnseenCollectionHaveItsElementType() {
    assertThat(
            ProbedCode.seen(
                root,
                """
                package sample;

                final class Handler {
                  String name() {
                    return "handler";
                  }
                }
                """,
                """
                package sample;

                import java.util.List;

                final class Main {
                  void run(List<Handler> handlers) {
                    for (Handler handler : handlers) {
                      see(handler.name());
                    }
                    handlers.forEach(handler -> see(handler.name() + "-in-lambda"));
                    handlers.stream().map(Handler::name).forEach(name -> see(name + "-mapped"));
                  }
                }
                """))
        .contains("handler", "handler-in-lambda");
  }

  @Test
  void dataOfACollectionFlowsIntoItsElements() {
    Probe probe =
        ProbedCode.in(root)
            .withMain(
                """
                for (Object element : record()) {
                  see(element);
                }
                see(List.of("a", record()));
                see(List.of("a"));
                """)
            .run();

    assertThat(probe.sightings())
        .extracting(Probe.Sighting::fromRecord)
        .containsExactly(true, true, false);
  }

  private List<String> seen(String statements) {
    return ProbedCode.seenIn(root, statements);
  }
}
