package dev.eoslint.analyzer.dialect.effect;

import dev.eoslint.analyzer.dialect.effect.catalogue.Step;
import dev.eoslint.analyzer.java.value.AbstractValue;
import java.util.List;
import java.util.Optional;

/** The steps of a call that say what is written to a store, and under which condition. */
final class ContentSteps {

  private final CallObjects objects;
  private final Draft draft;

  ContentSteps(CallObjects objects, Draft draft) {
    this.objects = objects;
    this.draft = draft;
  }

  void execute(Step step) {
    Optional<AbstractValue> first = objects.argument(step, 0);
    switch (step.kind()) {
      case IDENTIFIES -> first.ifPresent(draft::identity);
      case GUARDS -> draft.condition(step.text());
      case COLUMN -> WriteJudgement.column(first, draft);
      case ENTRY -> entry(first, objects.argument(step, 1));
      case OPERATORS -> WriteJudgement.operators(first, draft);
      case ACCUMULATES -> draft.accumulates(step.text());
      case PARTS -> objects.invocation().arguments().forEach(this::parts);
      case NAMED -> first.ifPresent(draft::name);
      default -> throw new IllegalStateException("No step of a content: " + step.kind());
    }
  }

  private void entry(Optional<AbstractValue> name, Optional<AbstractValue> value) {
    WriteJudgement.entry(
        name, value, value.flatMap(objects::draftOf).flatMap(Draft::condition), draft);
  }

  /** Takes over what an argument says, which may be a list of parts. */
  private void parts(AbstractValue argument) {
    for (AbstractValue part : objects.elementsOf(argument).orElse(List.of(argument))) {
      objects.draftOf(part).ifPresentOrElse(draft::add, draft::markUnseen);
    }
  }
}
