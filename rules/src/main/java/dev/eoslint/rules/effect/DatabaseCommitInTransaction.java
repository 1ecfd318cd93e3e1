package dev.eoslint.rules.effect;

import dev.eoslint.analyzer.model.DatabaseCommit;
import dev.eoslint.analyzer.model.Effect;
import dev.eoslint.analyzer.model.Effect.Repetition;
import dev.eoslint.analyzer.model.IdempotencyEvidence;
import dev.eoslint.analyzer.model.KafkaApplication;
import dev.eoslint.analyzer.model.TransactionScope;
import dev.eoslint.analyzer.rule.Confidence;
import dev.eoslint.analyzer.rule.Problem;
import dev.eoslint.analyzer.rule.Rule;
import dev.eoslint.analyzer.rule.RuleInfo;
import dev.eoslint.analyzer.rule.Severity;
import java.util.ArrayList;
import java.util.List;

/**
 * A rule that reports the commit of a database inside or right behind a Kafka transaction, which no
 * common decision binds together.
 *
 * <p>Source: KIP-98: a transaction covers records and offsets in Kafka and nothing else; KIP-939:
 * two-phase commit with another system is not offered to applications yet. Where a write of the
 * database transaction is known to do harm when it is repeated, the rule on effects in transactions
 * speaks at that write, and this one is silent.
 */
@RuleInfo(
    name = "database-commit-in-transaction",
    title = "Database commit inside a Kafka transaction",
    since = "0.1.0",
    severity = Severity.WARNING,
    confidence = Confidence.MEDIUM,
    tags = {"transactions", "effects", "database"})
public final class DatabaseCommitInTransaction implements Rule {

  @Override
  public List<Problem> judge(KafkaApplication application) {
    List<Problem> problems = new ArrayList<>();
    for (TransactionScope transaction : application.transactions()) {
      transaction.databaseCommits().stream()
          .filter(commit -> !commit.remembers())
          .filter(commit -> commit.writes().stream().noneMatch(Effect::isUnguarded))
          .filter(
              commit -> commit.writes().stream().anyMatch(DatabaseCommitInTransaction::isLeftOver))
          .map(commit -> problem(commit, transaction))
          .forEach(problems::add);
    }
    return problems;
  }

  /** Whether a row that an aborted transaction leaves behind is in the way of the next attempt. */
  private static boolean isLeftOver(Effect write) {
    return write.repetition() == Repetition.ADDS_OR_FAILS
        && write.evidence().stream().noneMatch(IdempotencyEvidence::accepted);
  }

  private static Problem problem(DatabaseCommit commit, TransactionScope transaction) {
    String message =
        commit.inside()
            ? "'%s' commits the database inside a Kafka transaction, and nothing decides on both"
                + " together. When the Kafka transaction aborts afterwards, the row stays, and when"
                + " the work is repeated, a second execution inserts a second row or fails on the"
                + " first one; write what is to be sent into the same database"
                + " transaction, or note there what was handled."
            : "'%s' commits the database behind the Kafka transaction that it belongs to, and"
                + " nothing decides on both together. After a crash between the two the records"
                + " count as processed and the row is missing; write what is to be sent into the"
                + " same database transaction, or keep the offsets there.";
    Problem problem =
        Problem.at(commit.site(), message.formatted(commit.call()))
            .withRelated(transaction.begin(), transaction.kind().phrase())
            .withPath(commit.path());
    for (Effect write : commit.writes()) {
      if (isLeftOver(write)) {
        problem = problem.withRelated(write.site(), "inserts the row");
      }
    }
    return problem;
  }
}
