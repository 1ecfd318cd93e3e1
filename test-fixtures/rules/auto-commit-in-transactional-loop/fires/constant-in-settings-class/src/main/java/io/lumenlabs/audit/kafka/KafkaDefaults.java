package io.lumenlabs.audit.kafka;

import java.time.Duration;

/** Settings that all services of the audit platform share. */
public final class KafkaDefaults {

    public static final String BROKERS = "audit-kafka:9092";
    public static final String OFFSET_RESET = "earliest";
    public static final String ISOLATION = "read_committed";
    public static final String AUTO_COMMIT = "true"; // expect: auto-commit-in-transactional-loop
    public static final Duration POLL_TIMEOUT = Duration.ofMillis(750);

    private KafkaDefaults() {
    }
}
