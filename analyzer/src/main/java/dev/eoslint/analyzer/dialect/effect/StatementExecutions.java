package dev.eoslint.analyzer.dialect.effect;

import dev.eoslint.analyzer.dialect.effect.mapper.MappedStatement;
import dev.eoslint.analyzer.java.value.AbstractValue;
import dev.eoslint.analyzer.java.value.Invocation;
import dev.eoslint.analyzer.model.EffectKind;
import dev.eoslint.analyzer.model.FailureDomain;
import dev.eoslint.analyzer.model.Value;
import java.util.Optional;

/** What it means that a statement with a name is executed. */
final class StatementExecutions {

  private final EffectReporter reporter;

  StatementExecutions(EffectReporter reporter) {
    this.reporter = reporter;
  }

  /** Returns what is known of a statement in a mapper file. */
  static Draft draftOf(MappedStatement statement) {
    Draft draft = Draft.empty();
    draft.sql(AbstractValue.of(Value.oneOf(statement.texts().stream().map(Value::known).toList())));
    if (statement.generatesKey()) {
      draft.markGeneratedKey();
    }
    return draft;
  }

  /** Returns {@code text}, of which nothing is known if it is a script with tags of MyBatis. */
  static AbstractValue withoutScript(AbstractValue text) {
    return text.text()
            .filter(known -> known.contains("<"))
            .filter(known -> known.contains("</"))
            .isPresent()
        ? AbstractValue.opaque()
        : text;
  }

  /**
   * Notes that a statement is executed.
   *
   * @param call how people call it
   * @param result what the call gives back
   * @return the result, on which decisions can be recognised
   */
  AbstractValue execute(Draft draft, String call, AbstractValue result, Invocation invocation) {
    SqlJudgement sql = SqlJudgement.of(draft, invocation.state());
    reporter.happens(EffectKind.SQL, call, sql.judgement(invocation), invocation);
    if (sql.notes(invocation)) {
      HandledMemory.noted(
          "notes the record in '%s'".formatted(sql.table()),
          FailureDomain.RELATIONAL_DATABASE,
          invocation);
    }
    boolean certain = sql.isMemory() || sql.notes(invocation) || sql.countsOnlyOnce();
    return sql.reads() || certain
        ? HandledMemory.asked(
            result,
            call + " asks",
            certain,
            Optional.of(FailureDomain.RELATIONAL_DATABASE),
            invocation)
        : result;
  }
}
