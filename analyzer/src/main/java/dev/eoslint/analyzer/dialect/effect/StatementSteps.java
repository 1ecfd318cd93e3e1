package dev.eoslint.analyzer.dialect.effect;

import dev.eoslint.analyzer.dialect.effect.catalogue.Step;
import dev.eoslint.analyzer.java.value.AbstractValue;
import dev.eoslint.analyzer.java.value.ConfigMap;
import dev.eoslint.analyzer.java.value.Invocation;
import dev.eoslint.analyzer.java.value.Scalars;
import dev.eoslint.analyzer.model.EffectKind;
import java.util.List;
import java.util.Optional;

/** The steps of a call that prepare or execute a statement, or end a database transaction. */
final class StatementSteps {

  private static final String CONNECTION = "java.sql.Connection";

  private final CallObjects objects;
  private final Invocation invocation;
  private final Draft draft;
  private final CallOutcome outcome;
  private final EffectReporter reporter;

  StatementSteps(
      CallObjects objects, Draft draft, CallOutcome outcome, EffectReporter reporter) {
    this.objects = objects;
    this.invocation = objects.invocation();
    this.draft = draft;
    this.outcome = outcome;
    this.reporter = reporter;
  }

  void execute(Step step) {
    switch (step.kind()) {
      case SQL -> objects.argument(step, 0).ifPresent(this::sql);
      case TABLE -> objects.argument(step, 0).ifPresent(this::insertInto);
      case GENERATED -> draft.markGeneratedKey();
      case KEYS ->
          objects
              .argument(step, 0)
              .filter(this::tellsGeneratedKey)
              .ifPresent(key -> draft.markGeneratedKey());
      case PARAMETER -> parameter(step);
      case PARAMETERS -> parameters(step);
      case EXECUTES -> executeStatement();
      case COMMITS -> reporter.commits(EffectReporter.callOf(invocation), invocation);
      case ROLLS_BACK -> PendingWrites.take(invocation.state());
      case TRANSACTION -> inTransaction(step);
      default -> throw new IllegalStateException("No step of a statement: " + step.kind());
    }
  }

  private void sql(AbstractValue argument) {
    boolean prepares = objects.isClosure(argument);
    AbstractValue value = prepares ? objects.runOnNew(argument, CONNECTION) : argument;
    Optional<Draft> prepared = objects.draftOf(value);
    if (prepared.isPresent()) {
      draft.add(prepared.get());
    } else if (!prepares) {
      draft.sql(value);
    }
  }

  private void insertInto(AbstractValue table) {
    draft.sql(
        Scalars.concatenation(
            List.of(
                CallObjects.constant("INSERT INTO "),
                table,
                CallObjects.constant(" VALUES (?)"))));
  }

  /** A list of column names or the constant of JDBC. */
  private boolean tellsGeneratedKey(AbstractValue keys) {
    return keys.text().filter("RETURN_GENERATED_KEYS"::equals).isPresent()
        || objects.elementsOf(keys).isPresent();
  }

  private void parameter(Step step) {
    objects
        .argument(step, 0)
        .ifPresent(
            place ->
                objects.argument(step, 1).ifPresent(value -> draft.parameter(place, value)));
  }

  private void parameters(Step step) {
    if (step.operands().isEmpty()) {
      return;
    }
    List<AbstractValue> all = invocation.arguments();
    int first = Math.min(step.operands().get(0).index(), all.size());
    List<AbstractValue> rest = all.subList(first, all.size());
    if (rest.isEmpty()) {
      return;
    }
    Optional<ConfigMap> map = objects.mapOf(rest.get(0));
    Optional<Draft> source = objects.draftOf(rest.get(0));
    if (map.isPresent()) {
      map.get()
          .entries()
          .forEach((name, entry) -> draft.parameter(CallObjects.constant(name), entry.value()));
    } else if (source.isPresent()) {
      draft.add(source.get());
    } else {
      draft.parameters(objects.elementsOf(rest.get(0)).orElse(rest));
    }
  }

  private void executeStatement() {
    if (draft.sql().isEmpty() && !draft.hasGeneratedKey()) {
      if (objects.isGivenClosure()) {
        return;
      }
      draft.sql(AbstractValue.opaque());
    }
    if (invocation.arguments().stream().anyMatch(objects::isKeyHolder)) {
      draft.markGeneratedKey();
    }
    SqlJudgement sql = SqlJudgement.of(draft, invocation.state());
    Judgement judgement = sql.judgement(invocation);
    EffectKind kind = outcome.kind().orElse(EffectKind.SQL);
    outcome.report(kind, judgement);
    if (sql.reads()) {
      outcome.asks(kind.domain(), sql.isMemory());
      return;
    }
    boolean notes = sql.notes(invocation);
    if (notes) {
      HandledMemory.noted(
          "notes the record in '%s'".formatted(sql.table()), kind.domain(), invocation);
    }
    if (notes || sql.countsOnlyOnce()) {
      outcome.asks(kind.domain(), true);
    }
  }

  private void inTransaction(Step step) {
    PendingWrites.take(invocation.state());
    Optional<AbstractValue> code = objects.argument(step, 0).filter(objects::isClosure);
    if (code.isPresent()) {
      AbstractValue given =
          step.text().isEmpty() ? AbstractValue.opaque() : objects.emptyObject(step.text());
      outcome.returns(objects.run(code.get(), given));
    }
    reporter.commits(EffectReporter.callOf(invocation), invocation);
  }
}
