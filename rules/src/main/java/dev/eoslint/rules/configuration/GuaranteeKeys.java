package dev.eoslint.rules.configuration;

import dev.eoslint.analyzer.kafka.ClientRole;
import dev.eoslint.rules.setting.Keys;
import java.util.Map;
import java.util.Set;

/** The keys that decide what a client guarantees. */
final class GuaranteeKeys {

  private static final Map<ClientRole, Set<String>> BY_ROLE =
      Map.of(
          ClientRole.PRODUCER,
          Set.of(
              Keys.ACKS,
              Keys.IDEMPOTENCE,
              Keys.RETRIES,
              Keys.IN_FLIGHT,
              Keys.TRANSACTIONAL_ID,
              Keys.TRANSACTION_TIMEOUT,
              Keys.TWO_PHASE_COMMIT,
              Keys.DELIVERY_TIMEOUT),
          ClientRole.CONSUMER,
          Set.of(
              Keys.ISOLATION_LEVEL,
              Keys.AUTO_COMMIT,
              Keys.OFFSET_RESET,
              Keys.GROUP_INSTANCE_ID,
              Keys.MAX_POLL_INTERVAL),
          ClientRole.STREAMS,
          Set.of(Keys.PROCESSING_GUARANTEE, Keys.COMMIT_INTERVAL));

  private GuaranteeKeys() {}

  /** Returns the keys of a role. */
  static Set<String> of(ClientRole role) {
    return BY_ROLE.getOrDefault(role, Set.of());
  }
}
