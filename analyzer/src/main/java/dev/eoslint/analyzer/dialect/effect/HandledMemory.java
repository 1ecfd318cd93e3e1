package dev.eoslint.analyzer.dialect.effect;

import dev.eoslint.analyzer.java.reach.JavaType;
import dev.eoslint.analyzer.java.value.AbstractValue;
import dev.eoslint.analyzer.java.value.Answer;
import dev.eoslint.analyzer.java.value.HeapObject.LibraryObject;
import dev.eoslint.analyzer.java.value.Invocation;
import dev.eoslint.analyzer.java.value.State;
import dev.eoslint.analyzer.java.value.Status;
import dev.eoslint.analyzer.model.FailureDomain;
import dev.eoslint.analyzer.model.IdempotencyEvidence;
import dev.eoslint.analyzer.model.Site;
import dev.eoslint.analyzer.model.Value;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * Durable memories of what was handled before: who asks them, and what is decided by the answer.
 *
 * <p>An effect is guarded by a question when all paths to it made a decision on the answer and went
 * the same way: the other way ended before, by a return, a {@code continue} or an exception.
 */
final class HandledMemory {

  private static final JavaType QUESTION = JavaType.library("question whether it was handled");
  private static final JavaType NOTE = JavaType.library("note that it is handled");
  private static final String NOTES = "notes of handled records";
  private static final String DESCRIPTION = "description";
  private static final String CERTAINLY_MEMORY = "certainly a memory";
  private static final String DOMAIN = "failure domain";

  /** Something was written to a memory of handled records on the way. */
  private record Noted(Site site, String description, FailureDomain domain) implements Status {}

  private HandledMemory() {}

  /**
   * Returns {@code result} such that decisions on it are known to depend on a question.
   *
   * @param description who is asked, for people
   * @param certain whether it is certainly a memory of handled records; else an effect is not
   *     guarded where the answer is certainly yes, as after a check that a customer exists
   * @param domain the system that is asked, if it is known
   */
  static AbstractValue asked(
      AbstractValue result,
      String description,
      boolean certain,
      Optional<FailureDomain> domain,
      Invocation invocation) {
    Map<String, AbstractValue> attributes = new LinkedHashMap<>();
    attributes.put(DESCRIPTION, AbstractValue.of(Value.known(description)));
    if (certain) {
      attributes.put(CERTAINLY_MEMORY, AbstractValue.of(Value.known("true")));
    }
    domain.ifPresent(known -> attributes.put(DOMAIN, AbstractValue.of(Value.known(known.name()))));
    State state = invocation.state();
    int question =
        state.allocate(new LibraryObject(QUESTION, Optional.of(invocation.site()), attributes));
    state.setStatus(question, Answer.open());
    Set<Integer> sources = new TreeSet<>(result.sources());
    sources.add(question);
    Optional<JavaType> type =
        result instanceof AbstractValue.Opaque opaque ? opaque.type() : Optional.empty();
    return new AbstractValue.Opaque(
        type, sources, Optional.of(new AbstractValue.Reply(question, false)));
  }

  /** Remembers that the call notes that something is handled, in the system {@code domain}. */
  static void noted(String description, FailureDomain domain, Invocation invocation) {
    State state = invocation.state();
    int notes =
        state
            .singleton(NOTES)
            .orElseGet(
                () -> {
                  int id = state.allocate(new LibraryObject(NOTE, Optional.empty(), Map.of()));
                  state.rememberSingleton(NOTES, id);
                  return id;
                });
    Set<Status> all = new LinkedHashSet<>(state.statuses(notes));
    all.add(new Noted(invocation.site(), description, domain));
    state.setStatuses(notes, all);
  }

  /** Returns whether something was noted in {@code domain} on the way. */
  static boolean isNoted(FailureDomain domain, State state) {
    return state.objectsWithStatus().stream()
        .flatMap(object -> state.statuses(object).stream())
        .anyMatch(status -> status instanceof Noted noted && noted.domain() == domain);
  }

  /** Returns what guards an effect that happens in {@code state}. */
  static List<IdempotencyEvidence> evidence(State state) {
    List<IdempotencyEvidence> found = new ArrayList<>();
    for (int object : new TreeSet<>(state.objectsWithStatus())) {
      for (Status status : state.statuses(object)) {
        if (status instanceof Noted noted) {
          found.add(
              new IdempotencyEvidence(
                  noted.site(), noted.description(), true, Optional.of(noted.domain())));
        } else if (status instanceof Answer answer) {
          state
              .object(object, LibraryObject.class)
              .flatMap(question -> guard(question, answer))
              .ifPresent(found::add);
        }
      }
    }
    return found;
  }

  private static Optional<IdempotencyEvidence> guard(LibraryObject question, Answer answer) {
    boolean memory = question.attribute(CERTAINLY_MEMORY).isPresent();
    boolean guards =
        answer.decisions().values().stream()
            .anyMatch(decision -> memory || !decision.yes().orElse(false));
    return guards
        ? question
            .creation()
            .map(
                site ->
                    new IdempotencyEvidence(
                        site,
                        question
                            .attribute(DESCRIPTION)
                            .flatMap(AbstractValue::text)
                            .orElse("asks a memory of handled records"),
                        true,
                        question
                            .attribute(DOMAIN)
                            .flatMap(AbstractValue::text)
                            .map(FailureDomain::valueOf)))
        : Optional.empty();
  }
}
