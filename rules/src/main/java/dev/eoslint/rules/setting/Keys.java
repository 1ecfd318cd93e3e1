package dev.eoslint.rules.setting;

/** The names of the keys of clients that rules ask for. */
public final class Keys {

  public static final String ACKS = "acks";
  public static final String APPLICATION_ID = "application.id";
  public static final String AUTO_COMMIT = "enable.auto.commit";
  public static final String BOOTSTRAP_SERVERS = "bootstrap.servers";
  public static final String CLIENT_ID = "client.id";
  public static final String COMMIT_INTERVAL = "commit.interval.ms";
  public static final String DELIVERY_TIMEOUT = "delivery.timeout.ms";
  public static final String GROUP_ID = "group.id";
  public static final String GROUP_INSTANCE_ID = "group.instance.id";
  public static final String IDEMPOTENCE = "enable.idempotence";
  public static final String IN_FLIGHT = "max.in.flight.requests.per.connection";
  public static final String ISOLATION_LEVEL = "isolation.level";
  public static final String LINGER = "linger.ms";
  public static final String MAX_POLL_INTERVAL = "max.poll.interval.ms";
  public static final String MAX_POLL_RECORDS = "max.poll.records";
  public static final String OFFSET_RESET = "auto.offset.reset";
  public static final String PROCESSING_GUARANTEE = "processing.guarantee";
  public static final String REPLICATION_FACTOR = "replication.factor";
  public static final String REQUEST_TIMEOUT = "request.timeout.ms";
  public static final String RETRIES = "retries";
  public static final String TRANSACTIONAL_ID = "transactional.id";
  public static final String TRANSACTION_TIMEOUT = "transaction.timeout.ms";
  public static final String TWO_PHASE_COMMIT = "transaction.two.phase.commit.enable";

  private Keys() {}
}
