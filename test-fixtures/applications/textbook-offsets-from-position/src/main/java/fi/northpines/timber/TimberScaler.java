package fi.northpines.timber;

import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.errors.AuthorizationException;
import org.apache.kafka.common.errors.InterruptException;
import org.apache.kafka.common.errors.InvalidProducerEpochException;
import org.apache.kafka.common.errors.InvalidTxnStateException;
import org.apache.kafka.common.errors.OutOfOrderSequenceException;
import org.apache.kafka.common.errors.ProducerFencedException;
import org.apache.kafka.common.errors.TimeoutException;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

/** Computes the volume of logs. The offsets that it commits are those where the consumer stands. */
public final class TimberScaler implements Runnable, AutoCloseable {

  private static final String GROUP = "timber-scaler";

  private final KafkaConsumer<String, String> logs;
  private final KafkaProducer<String, String> volumes;
  private final Map<TopicPartition, Long> start = new HashMap<>();

  public TimberScaler(String brokers, String yard) {
    Properties input = new Properties();
    input.put(ConsumerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
    input.put(ConsumerConfig.GROUP_ID_CONFIG, GROUP);
    input.put(ConsumerConfig.ENABLE_AUTO_COMMIT_CONFIG, Boolean.FALSE);
    input.put(ConsumerConfig.ISOLATION_LEVEL_CONFIG, "read_committed");
    this.logs = new KafkaConsumer<>(input, new StringDeserializer(), new StringDeserializer());
    Properties output = new Properties();
    output.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
    output.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, GROUP + "-" + yard);
    this.volumes = new KafkaProducer<>(output, new StringSerializer(), new StringSerializer());
  }

  public static void main(String[] arguments) {
    try (TimberScaler scaler =
        new TimberScaler(System.getenv("KAFKA_BROKERS"), System.getenv("YARD"))) {
      scaler.run();
    }
  }

  @Override
  public void run() {
    volumes.initTransactions();
    logs.subscribe(List.of("timber-logs"));
    while (!Thread.interrupted()) {
      ConsumerRecords<String, String> batch = logs.poll(Duration.ofMillis(750));
      remember(batch);
      if (!batch.isEmpty() && !scale(batch)) {
        start.forEach(logs::seek);
      }
    }
  }

  /** Keeps where each partition of a batch begins. */
  private void remember(ConsumerRecords<String, String> batch) {
    start.clear();
    for (ConsumerRecord<String, String> log : batch) {
      start.putIfAbsent(new TopicPartition(log.topic(), log.partition()), log.offset());
    }
  }

  private boolean scale(ConsumerRecords<String, String> batch) {
    try {
      volumes.beginTransaction();
      batch.forEach(
          log -> volumes.send(new ProducerRecord<>("timber-volumes", log.key(), volume(log))));
      volumes.sendOffsetsToTransaction(positions(batch), logs.groupMetadata());
      volumes.commitTransaction();
      return true;
    } catch (TimeoutException
        | InterruptException
        | ProducerFencedException
        | InvalidProducerEpochException
        | InvalidTxnStateException
        | OutOfOrderSequenceException
        | AuthorizationException unrecoverable) {
      throw unrecoverable;
    } catch (KafkaException failure) {
      volumes.abortTransaction();
      return false;
    }
  }

  /** All records of the batch are in the transaction, so the consumer stands behind them. */
  private Map<TopicPartition, OffsetAndMetadata> positions(ConsumerRecords<String, String> batch) {
    Map<TopicPartition, OffsetAndMetadata> positions = new HashMap<>();
    for (TopicPartition partition : batch.partitions()) {
      positions.put(partition, new OffsetAndMetadata(logs.position(partition)));
    }
    return positions;
  }

  private static String volume(ConsumerRecord<String, String> log) {
    String[] metres = log.value().split("x");
    double radius = Double.parseDouble(metres[0]) / 2;
    return Double.toString(Math.PI * radius * radius * Double.parseDouble(metres[1]));
  }

  @Override
  public void close() {
    volumes.close();
    logs.close();
  }
}
