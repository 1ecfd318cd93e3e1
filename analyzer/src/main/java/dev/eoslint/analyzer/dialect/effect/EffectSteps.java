package dev.eoslint.analyzer.dialect.effect;

import dev.eoslint.analyzer.dialect.effect.catalogue.Receiver;
import dev.eoslint.analyzer.dialect.effect.catalogue.Step;
import dev.eoslint.analyzer.java.value.AbstractValue;
import dev.eoslint.analyzer.java.value.Invocation;
import dev.eoslint.analyzer.model.EffectKind;
import dev.eoslint.analyzer.model.Value;
import java.util.List;
import java.util.Optional;

/** The steps of a call that say what a second execution does and what its answer tells. */
final class EffectSteps {

  private final CallObjects objects;
  private final Invocation invocation;
  private final Draft draft;
  private final CallOutcome outcome;

  EffectSteps(CallObjects objects, Draft draft, CallOutcome outcome) {
    this.objects = objects;
    this.invocation = objects.invocation();
    this.draft = draft;
    this.outcome = outcome;
  }

  void execute(Step step) {
    switch (step.kind()) {
      case KIND -> kind(step.text());
      case ONCE -> draft.markOnce();
      case LATER -> outcome.waits();
      case ASKS -> outcome.asks(outcome.isAboutMemory());
      case LOOKS_UP -> {
        if (objects.argument(step, 0).filter(EffectSteps::namesMemory).isPresent()) {
          outcome.asks(true);
        }
      }
      case READS -> outcome.happens(Judgement.reads());
      case REPEATS -> {
        outcome.happens(Judgement.repeats());
        if (draft.isOnce()) {
          outcome.asks(true);
        }
      }
      case ADDS -> outcome.happens(WriteJudgement.adds(step.text(), draft, invocation));
      case ADDS_IF -> outcome.happens(addsIf(step.text()));
      case UPDATES -> outcome.happens(updates(step));
      case STORES ->
          outcome.happens(WriteJudgement.stores(stored(step), step.text(), invocation));
      case MAY_ADD -> outcome.happens(Judgement.undecided());
      default -> throw new IllegalStateException("No step of an effect: " + step.kind());
    }
  }

  private void kind(String word) {
    Receiver.named(word)
        .flatMap(Receiver::kind)
        .or(() -> EffectKind.named(word))
        .ifPresent(draft::kind);
  }

  /** An argument that is not seen could be the one that is looked for. */
  private Judgement addsIf(String text) {
    String[] words = text.split(" ", 2);
    boolean found =
        invocation.arguments().stream()
            .anyMatch(argument -> argument.text().filter(words[0]::equals).isPresent());
    return found && words.length > 1
        ? WriteJudgement.adds(words[1], draft, invocation)
        : Judgement.repeats();
  }

  private Judgement updates(Step step) {
    Optional<Draft> filter = objects.argument(step, 1).flatMap(objects::draftOf);
    boolean unseenFilter = objects.argument(step, 1).isPresent() && filter.isEmpty();
    return unseenFilter
        ? Judgement.undecided()
        : WriteJudgement.updates(
            objects.argument(step, 0).flatMap(objects::draftOf), filter, invocation);
  }

  /** What is stored: an argument, or what was filled in before. */
  private Optional<Draft> stored(Step step) {
    return step.operands().isEmpty()
        ? Optional.of(draft)
        : objects.argument(step, 0).flatMap(objects::draftOf);
  }

  private static boolean namesMemory(AbstractValue key) {
    return parts(key.asValue()).stream()
        .flatMap(part -> part.text().stream())
        .anyMatch(IdempotencyNames::isMemory);
  }

  private static List<Value> parts(Value value) {
    return value instanceof Value.Composite composite ? composite.parts() : List.of(value);
  }
}
