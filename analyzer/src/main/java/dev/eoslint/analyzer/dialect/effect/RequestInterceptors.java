package dev.eoslint.analyzer.dialect.effect;

import dev.eoslint.analyzer.dialect.effect.catalogue.Catalogue;
import dev.eoslint.analyzer.java.reach.JavaProject;
import dev.eoslint.analyzer.java.reach.TypeSymbol;
import dev.eoslint.analyzer.model.Effect.Repetition;
import dev.eoslint.analyzer.model.IdempotencyEvidence;
import dev.eoslint.analyzer.source.SourceFile;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * Interceptors of the project that add an idempotency key to every request of a family of clients.
 *
 * <p>An interceptor counts when its file names such a header. Which of several clients it is
 * registered with is not looked at.
 */
final class RequestInterceptors {

  private final JavaProject project;
  private final Catalogue catalogue;
  private final Map<String, Optional<IdempotencyEvidence>> known = new HashMap<>();

  RequestInterceptors(JavaProject project, Catalogue catalogue) {
    this.project = project;
    this.catalogue = catalogue;
  }

  /** Returns {@code judgement} with what interceptors of {@code family} add to the request. */
  Judgement considered(Judgement judgement, Optional<String> family) {
    if (family.isEmpty() || judgement.repetition() != Repetition.ADDS_ANOTHER_EFFECT) {
      return judgement;
    }
    Optional<IdempotencyEvidence> added = known.computeIfAbsent(family.get(), this::find);
    if (added.isEmpty()) {
      return judgement;
    }
    List<IdempotencyEvidence> evidence = new ArrayList<>(judgement.evidence());
    evidence.add(added.get());
    return judgement.with(evidence);
  }

  private Optional<IdempotencyEvidence> find(String family) {
    return catalogue.interceptors().entrySet().stream()
        .filter(entry -> entry.getValue().equals(family))
        .map(Map.Entry::getKey)
        .sorted()
        .flatMap(type -> find(type, simpleName(type)).stream())
        .findFirst();
  }

  private Optional<IdempotencyEvidence> find(String type, String simpleName) {
    for (SourceFile file : project.filesContaining(simpleName)) {
      String text = project.sources().text(file).content().toLowerCase(Locale.ROOT);
      if (text.contains("idempot")) {
        Optional<TypeSymbol> owner =
            project.typesIn(file).stream()
                .filter(
                    symbol ->
                        symbol.superTypeNames().contains(type)
                            || symbol.file().imports().stream()
                                .anyMatch(each -> each.name().equals(type)))
                .findFirst();
        if (owner.isPresent()) {
          return Optional.of(
              new IdempotencyEvidence(
                  owner.get().declaration().nameSite(),
                  "'%s' adds a key to every request".formatted(owner.get().displayName()),
                  true));
        }
      }
    }
    return Optional.empty();
  }

  private static String simpleName(String type) {
    return type.substring(type.lastIndexOf('.') + 1);
  }
}
