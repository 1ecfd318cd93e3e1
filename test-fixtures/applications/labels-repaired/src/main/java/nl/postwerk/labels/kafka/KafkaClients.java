package nl.postwerk.labels.kafka;

import java.util.Properties;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

/** Makes the clients of the workers. */
public final class KafkaClients {

  public static final String SHIPMENTS = "shipments.registered";
  public static final String LABELS = "labels.printed";
  public static final String CLOSED_SHIPMENTS = "shipments.closed";
  public static final String MANIFESTS = "manifests";
  public static final String MANIFEST_LINES = "manifests.lines";
  public static final String TRACKING = "tracking.events";
  public static final String LAST_SEEN = "tracking.last-seen";

  private static final String BROKERS = "BROKERS";

  private KafkaClients() {}

  public static KafkaConsumer<String, String> consumer(String group) {
    Properties config = new Properties();
    config.setProperty(ConsumerConfig.BOOTSTRAP_SERVERS_CONFIG, System.getenv(BROKERS));
    config.setProperty(ConsumerConfig.GROUP_ID_CONFIG, group);
    config.setProperty(ConsumerConfig.ENABLE_AUTO_COMMIT_CONFIG, "false");
    config.setProperty(ConsumerConfig.ISOLATION_LEVEL_CONFIG, "read_committed");
    config.setProperty(ConsumerConfig.AUTO_OFFSET_RESET_CONFIG, "earliest");
    config.setProperty(ConsumerConfig.MAX_POLL_RECORDS_CONFIG, "50");
    return new KafkaConsumer<>(config, new StringDeserializer(), new StringDeserializer());
  }

  /** Makes the producer of one worker. No two workers of all pods have the same name. */
  public static KafkaProducer<String, String> producer(String kind, int worker) {
    Properties config = new Properties();
    config.setProperty(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, System.getenv(BROKERS));
    config.setProperty(ProducerConfig.TRANSACTIONAL_ID_CONFIG, name(kind, worker));
    config.setProperty(ProducerConfig.BATCH_SIZE_CONFIG, "65536");
    return new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
  }

  private static String name(String kind, int worker) {
    return String.format("%s-%d-%d", kind, Instance.ordinal(), worker);
  }
}
