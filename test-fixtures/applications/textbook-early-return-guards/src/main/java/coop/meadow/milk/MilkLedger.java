package coop.meadow.milk;

import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.errors.ApplicationRecoverableException;
import org.apache.kafka.common.errors.InterruptException;
import org.apache.kafka.common.errors.InvalidConfigurationException;
import org.apache.kafka.common.errors.InvalidTxnStateException;
import org.apache.kafka.common.errors.TimeoutException;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Books what the tank trucks collect. Trucks also report where they are, which nobody books. */
public final class MilkLedger {

  private static final Logger LOG = LoggerFactory.getLogger(MilkLedger.class);

  private final KafkaConsumer<String, String> reports;
  private final DeliveryBook book;

  private MilkLedger(KafkaConsumer<String, String> reports, DeliveryBook book) {
    this.reports = reports;
    this.book = book;
  }

  public static void main(String[] arguments) {
    KafkaProducer<String, String> producer = new KafkaProducer<>(producerSettings());
    producer.initTransactions();
    try (KafkaConsumer<String, String> reports = new KafkaConsumer<>(consumerSettings());
        DeliveryBook book = new DeliveryBook(producer)) {
      reports.subscribe(List.of("truck-reports"));
      MilkLedger ledger = new MilkLedger(reports, book);
      while (ledger.bookNext()) {
        LOG.debug("Booked");
      }
    }
  }

  private boolean bookNext() {
    ConsumerRecords<String, String> batch = reports.poll(Duration.ofSeconds(1));
    if (batch.isEmpty()) {
      return true;
    }
    try {
      for (ConsumerRecord<String, String> report : batch) {
        if (!report.value().startsWith("litres=")) {
          continue;
        }
        book.write(report.key(), report.value().substring("litres=".length()));
      }
      book.finish(batch.nextOffsets(), reports.groupMetadata());
      return true;
    } catch (ApplicationRecoverableException
        | InvalidConfigurationException
        | InvalidTxnStateException
        | InterruptException
        | TimeoutException fatal) {
      LOG.error("The ledger ends here; the supervisor starts it again", fatal);
      return false;
    } catch (KafkaException failure) {
      LOG.warn("{} reports are booked again", batch.count(), failure);
      book.discard();
      goBackTo(batch);
      return true;
    }
  }

  private void goBackTo(ConsumerRecords<String, String> batch) {
    for (TopicPartition partition : batch.partitions()) {
      if (!reports.assignment().contains(partition)) {
        continue;
      }
      reports.seek(partition, batch.records(partition).get(0).offset());
    }
  }

  private static Map<String, Object> producerSettings() {
    Map<String, Object> settings = new HashMap<>();
    settings.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, System.getenv("KAFKA"));
    settings.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "milk-ledger-" + System.getenv("REGION"));
    settings.put(ProducerConfig.KEY_SERIALIZER_CLASS_CONFIG, StringSerializer.class);
    settings.put(ProducerConfig.VALUE_SERIALIZER_CLASS_CONFIG, StringSerializer.class);
    return settings;
  }

  private static Map<String, Object> consumerSettings() {
    Map<String, Object> settings = new HashMap<>();
    settings.put(ConsumerConfig.BOOTSTRAP_SERVERS_CONFIG, System.getenv("KAFKA"));
    settings.put(ConsumerConfig.GROUP_ID_CONFIG, "milk-ledger-" + System.getenv("REGION"));
    settings.put(ConsumerConfig.ENABLE_AUTO_COMMIT_CONFIG, false);
    settings.put(ConsumerConfig.ISOLATION_LEVEL_CONFIG, "read_committed");
    settings.put(ConsumerConfig.KEY_DESERIALIZER_CLASS_CONFIG, StringDeserializer.class);
    settings.put(ConsumerConfig.VALUE_DESERIALIZER_CLASS_CONFIG, StringDeserializer.class);
    return settings;
  }
}
