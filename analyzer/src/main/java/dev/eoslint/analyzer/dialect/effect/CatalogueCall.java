package dev.eoslint.analyzer.dialect.effect;

import dev.eoslint.analyzer.dialect.effect.catalogue.CallRule;
import dev.eoslint.analyzer.dialect.effect.catalogue.Receiver;
import dev.eoslint.analyzer.dialect.effect.catalogue.Step;
import dev.eoslint.analyzer.java.value.AbstractValue;
import dev.eoslint.analyzer.java.value.Engine.Timing;
import dev.eoslint.analyzer.java.value.HeapObject.LibraryObject;
import dev.eoslint.analyzer.java.value.Invocation;
import dev.eoslint.analyzer.java.value.Scalars;
import dev.eoslint.analyzer.java.value.Sources;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** One call of a library method, executed step by step. */
final class CatalogueCall {

  private final Invocation invocation;
  private final Receiver receiver;
  private final Draft draft;
  private final CallObjects objects;
  private final CallOutcome outcome;
  private final RequestSteps request;
  private final StatementSteps statement;
  private final ContentSteps content;
  private final EffectSteps effect;

  CatalogueCall(
      Invocation invocation,
      Receiver receiver,
      EffectReporter reporter,
      RequestInterceptors interceptors) {
    this.invocation = invocation;
    this.receiver = receiver;
    this.draft = draft(invocation, receiver);
    this.objects = new CallObjects(invocation);
    this.outcome = new CallOutcome(invocation, receiver, draft, reporter);
    this.request = new RequestSteps(objects, draft, outcome, reporter, interceptors);
    this.statement = new StatementSteps(objects, draft, outcome, reporter);
    this.content = new ContentSteps(objects, draft);
    this.effect = new EffectSteps(objects, draft, outcome);
  }

  /** A request that comes from elsewhere may hold anything. */
  private static Draft draft(Invocation invocation, Receiver receiver) {
    Optional<LibraryObject> object = invocation.receiverAs(LibraryObject.class);
    Draft draft = object.map(Draft::of).orElseGet(Draft::empty);
    boolean fromElsewhere = invocation.receiver().isPresent() && object.isEmpty();
    if (fromElsewhere && receiver == Receiver.REQUEST) {
      draft.markUnseen();
    }
    return draft;
  }

  AbstractValue execute(CallRule rule) {
    rule.steps().forEach(this::execute);
    objects.runOthers(runsElsewhere() ? Timing.ELSEWHERE : Timing.MAYBE);
    if (isAboutReceiver(rule)) {
      objects.storeInReceiver(draft);
    }
    return outcome.answered(outcome.returned().orElseGet(() -> defaultResult(rule)));
  }

  /** A request that waits runs what it is given later, a scheduler on a thread of its own. */
  private boolean runsElsewhere() {
    return receiver == Receiver.LAZY || receiver == Receiver.WORKFLOW;
  }

  /** What is said of one request does not hold for the next one that the same client makes. */
  private static boolean isAboutReceiver(CallRule rule) {
    return rule.steps().stream()
        .map(Step::kind)
        .allMatch(
            kind ->
                kind != Step.Kind.NEW
                    && kind != Step.Kind.COPY
                    && (kind.isDescription()
                        || kind == Step.Kind.WRITES_BODY
                        || kind == Step.Kind.READS_ANSWER));
  }

  private void execute(Step step) {
    switch (step.kind().subject()) {
      case RESULT -> result(step).ifPresent(outcome::returns);
      case REQUEST -> request.execute(step);
      case STATEMENT -> statement.execute(step);
      case CONTENT -> content.execute(step);
      case EFFECT -> effect.execute(step);
    }
  }

  private Optional<AbstractValue> result(Step step) {
    return switch (step.kind()) {
      case NEW -> Optional.of(objects.created(step.text(), draft));
      case COPY -> invocation.type().map(type -> objects.created(type.name(), draft));
      case SELF -> invocation.receiver();
      case VALUE -> objects.argument(step, 0);
      case GIVES -> draft.url();
      case INSTANCE -> objects.argument(step, 0).flatMap(AbstractValue::text).map(this::instance);
      case JSON -> objects.argument(step, 0).flatMap(this::json);
      default -> throw new IllegalStateException("No result: " + step.kind());
    };
  }

  private AbstractValue instance(String className) {
    return AbstractValue.ofType(invocation.frame().type().project().named(className));
  }

  private Optional<AbstractValue> json(AbstractValue object) {
    return BodyKey.in(object, invocation.state())
        .map(
            key ->
                Scalars.concatenation(
                    List.of(
                        CallObjects.constant("{\"" + key.name() + "\":"),
                        AbstractValue.derivedFrom(Sources.of(object, invocation.state())))));
  }

  /** Steps that only say something leave a builder as it is; others answer something unknown. */
  private AbstractValue defaultResult(CallRule rule) {
    boolean builds =
        (receiver == Receiver.REQUEST || receiver == Receiver.LAZY)
            && rule.steps().stream().allMatch(step -> step.kind().isDescription());
    if (builds && invocation.receiver().isPresent()) {
      return invocation.receiver().get();
    }
    List<AbstractValue> operands = new ArrayList<>(invocation.arguments());
    invocation.receiver().ifPresent(operands::add);
    return AbstractValue.derivedFrom(Sources.ofAll(operands, invocation.state()));
  }
}
