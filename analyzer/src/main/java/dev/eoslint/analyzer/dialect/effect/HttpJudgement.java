package dev.eoslint.analyzer.dialect.effect;

import dev.eoslint.analyzer.java.value.AbstractValue;
import dev.eoslint.analyzer.java.value.State;
import dev.eoslint.analyzer.model.Site;
import dev.eoslint.analyzer.model.Value;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Judges HTTP requests by their verb (RFC 9110, 9.2: safe and idempotent methods), the path of a
 * POST that only asks, and the key that they carry.
 */
final class HttpJudgement {

  private static final Set<String> SAFE = Set.of("GET", "HEAD", "OPTIONS", "TRACE");
  private static final Set<String> IDEMPOTENT = Set.of("PUT", "DELETE");

  /** Words of a path that a POST asks something with. */
  private static final Set<String> ASKING =
      Set.of(
          "search",
          "msearch",
          "query",
          "queries",
          "graphql",
          "find",
          "lookup",
          "filter",
          "count",
          "token",
          "login",
          "authenticate",
          "introspect",
          "validate",
          "validation");

  private static final Pattern WORD_BOUNDARY =
      Pattern.compile("[^A-Za-z0-9]+|(?<=[a-z0-9])(?=[A-Z])");

  private HttpJudgement() {}

  /** Judges the request that {@code draft} describes and {@code site} sends. */
  static Judgement of(Draft draft, State state, Site site) {
    Optional<String> verb = draft.verb();
    if (verb.isEmpty()) {
      return Judgement.undecided();
    } else if (SAFE.contains(verb.get())) {
      return Judgement.reads();
    } else if (IDEMPOTENT.contains(verb.get())) {
      return underOtherAddress(verb.get(), draft).orElseGet(Judgement::repeats);
    } else if (draft.isPartlyUnseen()) {
      return Judgement.undecided();
    } else if (draft.url().filter(HttpJudgement::asks).isPresent()) {
      return Judgement.reads();
    }
    String reason =
        verb.get().equals("POST")
            ? "a second POST is a second request"
            : "a second %s changes the resource once more".formatted(verb.get());
    return Judgement.adds(reason).with(CarriedEvidence.of(draft, state, site));
  }

  /** An address that is new at each execution makes another resource of each PUT. */
  private static Optional<Judgement> underOtherAddress(String verb, Draft draft) {
    return draft
        .url()
        .filter(url -> verb.equals("PUT") && !draft.isPartlyUnseen())
        .flatMap(url -> randomPartOfPath(url.asValue()))
        .map(
            random ->
                Judgement.adds(
                    "a second PUT goes to another address because of '%s'".formatted(random)));
  }

  private static Optional<String> randomPartOfPath(Value url) {
    if (!(url instanceof Value.Composite composite)) {
      return Optional.empty();
    }
    return composite.parts().stream()
        .takeWhile(part -> part.text().filter(text -> text.contains("?")).isEmpty())
        .flatMap(part -> Randomness.of(AbstractValue.of(part)).stream())
        .findFirst();
  }

  /** Looks at the first and last word of the last segment of the path. */
  private static boolean asks(AbstractValue url) {
    Optional<String> segment = lastSegment(url.asValue());
    if (segment.isEmpty()) {
      return false;
    }
    List<String> words =
        WORD_BOUNDARY.splitAsStream(segment.get()).filter(word -> !word.isEmpty()).toList();
    return !words.isEmpty() && (isAsking(words.get(0)) || isAsking(words.get(words.size() - 1)));
  }

  private static boolean isAsking(String word) {
    return ASKING.contains(word.toLowerCase(Locale.ROOT));
  }

  private static Optional<String> lastSegment(Value url) {
    Value last = url;
    if (url instanceof Value.Composite composite) {
      last = composite.parts().get(composite.parts().size() - 1);
      boolean query =
          composite.parts().stream()
              .anyMatch(part -> part.text().filter(text -> text.contains("?")).isPresent());
      if (query) {
        last =
            composite.parts().stream()
                .filter(part -> part.text().filter(text -> text.contains("?")).isPresent())
                .findFirst()
                .orElse(last);
      }
    } else if (url instanceof Value.External external) {
      last = external.defaultValue().orElse(url);
    }
    return last.text().map(HttpJudgement::lastSegment);
  }

  private static String lastSegment(String text) {
    String path = text.split("[?#]", 2)[0].replaceAll("/+$", "");
    return path.substring(path.lastIndexOf('/') + 1);
  }
}
