package dev.eoslint.analyzer.rule;

import dev.eoslint.analyzer.model.KafkaApplication;
import java.util.List;

/**
 * Judges the model of an application. Implementations are final, stateless, carry exactly one
 * {@link RuleInfo}, and are registered as services; whether a rule is on by default is one list.
 */
public interface Rule {

  /**
   * Returns the problems of {@code application} that this rule knows, in any order.
   *
   * <p>Silent unless shown: an unknown value or an incomplete configuration is never a problem.
   */
  List<Problem> judge(KafkaApplication application);
}
