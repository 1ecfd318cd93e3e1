package dev.eoslint.rules.configuration;

import dev.eoslint.analyzer.kafka.ClientRole;
import java.util.Map;
import java.util.Set;

/** The keys that decide what a client guarantees. */
final class Keys {

  static final String ACKS = "acks";
  static final String IDEMPOTENCE = "enable.idempotence";
  static final String RETRIES = "retries";
  static final String IN_FLIGHT = "max.in.flight.requests.per.connection";
  static final String TRANSACTIONAL_ID = "transactional.id";
  static final String TRANSACTION_TIMEOUT = "transaction.timeout.ms";
  static final String TWO_PHASE_COMMIT = "transaction.two.phase.commit.enable";
  static final String DELIVERY_TIMEOUT = "delivery.timeout.ms";
  static final String REQUEST_TIMEOUT = "request.timeout.ms";
  static final String LINGER = "linger.ms";
  static final String MAX_POLL_INTERVAL = "max.poll.interval.ms";
  static final String MAX_POLL_RECORDS = "max.poll.records";
  static final String CLIENT_ID = "client.id";

  private static final Map<ClientRole, Set<String>> GUARANTEES =
      Map.of(
          ClientRole.PRODUCER,
          Set.of(
              ACKS,
              IDEMPOTENCE,
              RETRIES,
              IN_FLIGHT,
              TRANSACTIONAL_ID,
              TRANSACTION_TIMEOUT,
              TWO_PHASE_COMMIT,
              DELIVERY_TIMEOUT),
          ClientRole.CONSUMER,
          Set.of(
              "isolation.level",
              "enable.auto.commit",
              "auto.offset.reset",
              "group.instance.id",
              MAX_POLL_INTERVAL));

  private Keys() {}

  /** Returns the keys of a role that decide on guarantees. */
  static Set<String> guaranteesOf(ClientRole role) {
    return GUARANTEES.getOrDefault(role, Set.of());
  }
}
