package dev.eoslint.analyzer.dialect.effect;

import dev.eoslint.analyzer.dialect.effect.sql.SqlClassifier;
import dev.eoslint.analyzer.dialect.effect.sql.Statement;
import dev.eoslint.analyzer.java.value.AbstractValue;
import dev.eoslint.analyzer.java.value.HeapObject.Sequence;
import dev.eoslint.analyzer.java.value.Invocation;
import dev.eoslint.analyzer.java.value.State;
import dev.eoslint.analyzer.model.Effect.Repetition;
import dev.eoslint.analyzer.model.IdempotencyEvidence;
import dev.eoslint.analyzer.model.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/** Judges SQL statements by their text, their parameters and the handlers around them. */
final class SqlJudgement {

  /** What is thrown when a unique constraint is violated. */
  private static final Set<String> DUPLICATE =
      Set.of(
          "org.springframework.dao.DuplicateKeyException",
          "org.springframework.dao.DataIntegrityViolationException",
          "java.sql.SQLIntegrityConstraintViolationException",
          "org.hibernate.exception.ConstraintViolationException",
          "jakarta.persistence.EntityExistsException",
          "javax.persistence.EntityExistsException",
          "jakarta.persistence.PersistenceException",
          "javax.persistence.PersistenceException",
          "io.r2dbc.spi.R2dbcDataIntegrityViolationException",
          "com.mongodb.DuplicateKeyException",
          "com.mongodb.MongoWriteException",
          "software.amazon.awssdk.services.dynamodb.model.ConditionalCheckFailedException",
          "com.couchbase.client.core.error.DocumentExistsException",
          "org.jooq.exception.IntegrityConstraintViolationException");

  private final Statement statement;
  private final Draft draft;

  private SqlJudgement(Statement statement, Draft draft) {
    this.statement = statement;
    this.draft = draft;
  }

  static SqlJudgement of(Draft draft, State state) {
    List<String> texts = draft.sql().map(sql -> texts(sql, state)).orElseGet(List::of);
    return new SqlJudgement(SqlClassifier.classify(texts), draft);
  }

  /** Returns whether {@code qualifiedName} is thrown when a unique constraint is violated. */
  static boolean isDuplicateException(String qualifiedName) {
    return DUPLICATE.contains(qualifiedName);
  }

  /** Returns the name of the table, if it is known. */
  String table() {
    return statement.table().orElse("");
  }

  boolean isMemory() {
    return IdempotencyNames.isMemory(table()) || IdempotencyNames.holdsPositions(table());
  }

  boolean reads() {
    return statement.repetition() == Repetition.READS_ONLY;
  }

  /** Returns whether the statement notes what is handled, or fails if it was noted before. */
  boolean notes(Invocation invocation) {
    return (!reads() && isMemory())
        || (statement.insert().isPresent() && catchesDuplicate(invocation));
  }

  /** Returns whether the number of changed rows tells that this is the first execution. */
  boolean countsOnlyOnce() {
    boolean insert =
        draft.sql().flatMap(AbstractValue::text).filter(SqlJudgement::isInsert).isPresent();
    return statement.guard().isPresent()
        || (insert && statement.repetition() == Repetition.SAME_END_STATE);
  }

  private static boolean isInsert(String text) {
    return text.strip().toUpperCase(Locale.ROOT).startsWith("INSERT");
  }

  Judgement judgement(Invocation invocation) {
    Judgement judged = judged();
    if (judged.repetition() != Repetition.SAME_END_STATE && !reads() && isMemory()) {
      return Judgement.undecided();
    }
    List<IdempotencyEvidence> evidence = new ArrayList<>();
    statement
        .guard()
        .ifPresent(
            guard ->
                evidence.add(
                    new IdempotencyEvidence(
                        invocation.site(), "the condition on '%s'".formatted(guard), true)));
    if (!reads() && statement.insert().isPresent() && catchesDuplicate(invocation)) {
      evidence.add(
          new IdempotencyEvidence(
              invocation.site(), "the violated unique constraint is caught", true));
    }
    return judged.with(evidence);
  }

  private Judgement judged() {
    boolean insert = statement.insert().isPresent() || draft.sql().isEmpty();
    Optional<String> random =
        statement
            .insert()
            .flatMap(Statement.Insert::keyParameter)
            .flatMap(draft::parameter)
            .flatMap(Randomness::of);
    if (insert && draft.hasGeneratedKey()) {
      return Judgement.adds(
          "a second execution inserts a second row because the database gives it a new key");
    } else if (random.isPresent()) {
      return Judgement.adds(
          "a second execution inserts a second row because '%s' gives it a new key"
              .formatted(random.get()));
    }
    return switch (statement.repetition()) {
      case READS_ONLY -> Judgement.reads();
      case SAME_END_STATE -> Judgement.repeats();
      case ADDS_ANOTHER_EFFECT -> Judgement.adds(statement.reason());
      case ADDS_OR_FAILS, UNDECIDED ->
          statement.insert().isPresent() ? Judgement.addsOrFails() : Judgement.undecided();
    };
  }

  /** Returns whether a handler around the call is for violated unique constraints. */
  static boolean catchesDuplicate(Invocation invocation) {
    return invocation.frame().handled().stream().anyMatch(DUPLICATE::contains);
  }

  /** Returns the texts one of which {@code sql} is; unknown parts are holes. */
  private static List<String> texts(AbstractValue sql, State state) {
    Optional<Sequence> lines = state.object(sql, Sequence.class);
    if (lines.isPresent()) {
      return List.of(
          String.join(
              " ", lines.get().elements().stream().map(line -> text(line.asValue())).toList()));
    }
    Value value = sql.asValue();
    return value instanceof Value.OneOf oneOf
        ? oneOf.alternatives().stream().map(SqlJudgement::text).toList()
        : List.of(text(value));
  }

  private static String text(Value value) {
    if (value instanceof Value.Composite composite) {
      return String.join("", composite.parts().stream().map(SqlJudgement::text).toList());
    }
    return value.text().orElse(String.valueOf(SqlClassifier.HOLE));
  }
}
