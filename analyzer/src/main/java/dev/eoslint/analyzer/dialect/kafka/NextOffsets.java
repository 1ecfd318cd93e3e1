package dev.eoslint.analyzer.dialect.kafka;

import dev.eoslint.analyzer.dialect.facts.ApplicationFacts;
import dev.eoslint.analyzer.java.reach.TypeSymbol;
import dev.eoslint.analyzer.java.value.Invocation;
import dev.eoslint.analyzer.model.PollingFault;
import java.util.Set;

/**
 * The offsets that follow polled records.
 *
 * <p>Source: {@code ConsumerRecords.nextOffsets}, since clients 4.0; the constructor without them
 * leaves them empty.
 */
final class NextOffsets {

  private static final Set<String> BETWEEN =
      Set.of(
          KafkaTypes.CONSUMERS + "ConsumerInterceptor",
          KafkaTypes.CONSUMER,
          KafkaTypes.KAFKA_CONSUMER);

  private NextOffsets() {}

  /** Notes records that a consumer passes on without the offsets that follow them. */
  static void note(Invocation invocation, ApplicationFacts facts) {
    TypeSymbol type = invocation.frame().type();
    if (invocation.creates(KafkaTypes.CONSUMER_RECORDS)
        && invocation.arguments().size() == 1
        && type.superTypeNames().stream().anyMatch(BETWEEN::contains)) {
      facts
          .protocol()
          .addPollingFault(
              new PollingFault(
                  PollingFault.Kind.NEXT_OFFSETS_DROPPED,
                  invocation.site(),
                  type.declaration().nameSite(),
                  invocation.frame().path()));
    }
  }
}
