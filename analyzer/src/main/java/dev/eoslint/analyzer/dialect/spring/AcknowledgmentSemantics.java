package dev.eoslint.analyzer.dialect.spring;

import dev.eoslint.analyzer.dialect.facts.Actions;
import dev.eoslint.analyzer.dialect.facts.ApplicationFacts;
import dev.eoslint.analyzer.java.value.AbstractValue;
import dev.eoslint.analyzer.java.value.Invocation;
import dev.eoslint.analyzer.java.value.LibrarySemantics;
import dev.eoslint.analyzer.model.Action;
import java.util.Optional;

/**
 * {@code Acknowledgment}: a container that holds no transaction open commits the acknowledged
 * offset with its consumer, at once or when the listener has returned, whatever transactions the
 * listener opens.
 */
final class AcknowledgmentSemantics implements LibrarySemantics {

  private final ApplicationFacts facts;

  AcknowledgmentSemantics(ApplicationFacts facts) {
    this.facts = facts;
  }

  @Override
  public Optional<AbstractValue> call(Invocation invocation) {
    if (!invocation.calls(SpringTypes.ACKNOWLEDGMENT, "acknowledge")) {
      return Optional.empty();
    }
    facts
        .ownTransaction(invocation.frame())
        .ifPresent(
            transaction ->
                transaction.add(
                    Actions.withPath(
                        new Action.OffsetCommit(
                            invocation.site(), Action.Means.CONSUMER, invocation.frame().path()),
                        transaction.pathFrom(invocation.frame().path()))));
    return Optional.of(AbstractValue.opaque());
  }
}
