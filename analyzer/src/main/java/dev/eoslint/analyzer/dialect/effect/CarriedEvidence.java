package dev.eoslint.analyzer.dialect.effect;

import dev.eoslint.analyzer.java.value.AbstractValue;
import dev.eoslint.analyzer.java.value.State;
import dev.eoslint.analyzer.model.IdempotencyEvidence;
import dev.eoslint.analyzer.model.Site;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What a request itself carries against repetition. */
final class CarriedEvidence {

  private CarriedEvidence() {}

  /** Returns what the request carries that {@code draft} describes and {@code site} sends. */
  static List<IdempotencyEvidence> of(Draft draft, State state, Site site) {
    List<IdempotencyEvidence> found = new ArrayList<>();
    Optional<AbstractValue> name = draft.keyName();
    if (name.isPresent()) {
      found.add(
          judged(
              name.get().text().orElse(""),
              draft.key().orElseGet(AbstractValue::opaque),
              name.get().asValue().innermostOrigin().orElse(site)));
    }
    draft
        .body()
        .flatMap(body -> BodyKey.in(body, state))
        .ifPresent(key -> found.add(judged("the field '" + key.name() + "'", key.value(), site)));
    draft
        .condition()
        .ifPresent(condition -> found.add(new IdempotencyEvidence(site, condition, true)));
    return found;
  }

  private static IdempotencyEvidence judged(String what, AbstractValue key, Site site) {
    return Randomness.of(key)
        .map(
            random ->
                new IdempotencyEvidence(
                    site,
                    "%s holds '%s', which is new at each execution".formatted(what, random),
                    false))
        .orElseGet(() -> new IdempotencyEvidence(site, what, true));
  }
}
