package bank.cedar.ledger;

import bank.cedar.messaging.PublisherSettings;
import java.net.URI;
import java.util.Map;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.common.serialization.StringDeserializer;

/** Names and settings of the ledger. */
public final class LedgerSettings {

  public static final String ACCEPTED_TRANSFERS = "transfers.accepted";
  public static final String REJECTED_TRANSFERS = "transfers.rejected";
  public static final String ENTRIES = "ledger.entries";
  public static final String NOTICES = "ledger.notices";
  public static final String STATEMENTS = "ledger.statements";

  private static final String GROUP = "ledger-postings";

  private LedgerSettings() {}

  public static PublisherSettings transferPublisher() {
    return new PublisherSettings(servers(), "ledger-transfers-" + instance());
  }

  public static PublisherSettings interestPublisher() {
    return new PublisherSettings(servers(), "ledger-interest"); // expect: hardcoded-transactional-id
  }

  /** Reads only what other publishers have committed, and leaves progress to the transaction. */
  public static Map<String, Object> transferConsumer() {
    return Map.of(
        ConsumerConfig.BOOTSTRAP_SERVERS_CONFIG, servers(),
        ConsumerConfig.GROUP_ID_CONFIG, GROUP,
        ConsumerConfig.ENABLE_AUTO_COMMIT_CONFIG, "false",
        ConsumerConfig.MAX_POLL_RECORDS_CONFIG, 50,
        ConsumerConfig.ISOLATION_LEVEL_CONFIG, "read_committed",
        ConsumerConfig.AUTO_OFFSET_RESET_CONFIG, "earliest",
        ConsumerConfig.KEY_DESERIALIZER_CLASS_CONFIG, StringDeserializer.class.getName(),
        ConsumerConfig.VALUE_DESERIALIZER_CLASS_CONFIG, StringDeserializer.class.getName());
  }

  public static URI screeningService() {
    return URI.create(System.getenv("SCREENING_URL"));
  }

  static String servers() {
    return System.getenv("KAFKA_BOOTSTRAP_SERVERS");
  }

  private static String instance() {
    return System.getenv("POD_NAME");
  }
}
