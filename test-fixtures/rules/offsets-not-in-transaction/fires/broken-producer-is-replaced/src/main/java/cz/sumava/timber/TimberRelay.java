package cz.sumava.timber;

import java.time.Duration;
import java.util.List;
import java.util.Properties;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.errors.InvalidProducerEpochException;
import org.apache.kafka.common.errors.ProducerFencedException;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Passes timber on. */
public final class TimberRelay implements Runnable {

  private static final Logger LOG = LoggerFactory.getLogger(TimberRelay.class);

  private final KafkaConsumer<String, String> consumer = consumer();
  private KafkaProducer<String, String> producer = connect();
  private volatile boolean stopped;

  @Override
  public void run() {
    try {
      consumer.subscribe(List.of("felled"));
      while (!stopped) {
        ConsumerRecords<String, String> records = consumer.poll(Duration.ofSeconds(1));
        if (!records.isEmpty()) {
          pass(records);
        }
      }
    } finally {
      producer.close();
      consumer.close();
    }
  }

  public void stop() {
    stopped = true;
  }

  private void pass(ConsumerRecords<String, String> records) {
    try {
      producer.beginTransaction(); // expect: offsets-not-in-transaction
      for (ConsumerRecord<String, String> record : records) {
        producer.send(new ProducerRecord<>("timber", record.key(), record.value()));
      }
      producer.commitTransaction();
    } catch (ProducerFencedException | InvalidProducerEpochException replaced) {
      throw replaced;
    } catch (KafkaException e) {
      LOG.warn("{} records are passed on again", records.count(), e);
      recover();
      for (TopicPartition partition : records.partitions()) {
        consumer.seek(partition, records.records(partition).get(0).offset());
      }
    }
  }

  private void recover() {
    try {
      producer.abortTransaction();
    } catch (ProducerFencedException replaced) {
      throw replaced;
    } catch (KafkaException broken) {
      producer.close();
      producer = connect();
    }
  }

  private static KafkaConsumer<String, String> consumer() {
    Properties config = new Properties();
    config.put(ConsumerConfig.BOOTSTRAP_SERVERS_CONFIG, System.getenv("KAFKA_BROKERS"));
    config.put(ConsumerConfig.GROUP_ID_CONFIG, "timber");
    config.put(ConsumerConfig.ENABLE_AUTO_COMMIT_CONFIG, "false");
    config.put(ConsumerConfig.ISOLATION_LEVEL_CONFIG, "read_committed");
    config.put(ConsumerConfig.AUTO_OFFSET_RESET_CONFIG, "earliest");
    return new KafkaConsumer<>(config, new StringDeserializer(), new StringDeserializer());
  }

  private static KafkaProducer<String, String> connect() {
    Properties config = new Properties();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, System.getenv("KAFKA_BROKERS"));
    config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, System.getenv("POD_NAME") + "-timber");
    KafkaProducer<String, String> producer =
        new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    producer.initTransactions();
    return producer;
  }
}
