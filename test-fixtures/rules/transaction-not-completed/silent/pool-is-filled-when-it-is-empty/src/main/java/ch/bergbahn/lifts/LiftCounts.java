package ch.bergbahn.lifts;

import java.util.Deque;
import java.util.List;
import java.util.Properties;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.concurrent.atomic.AtomicInteger;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.serialization.StringSerializer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Counts passengers; a producer is made when none is free. */
public final class LiftCounts {

  private static final Logger LOG = LoggerFactory.getLogger(LiftCounts.class);

  private final Deque<KafkaProducer<String, String>> free = new ConcurrentLinkedDeque<>();
  private final AtomicInteger made = new AtomicInteger();

  public void count(String lift, List<String> tickets) {
    KafkaProducer<String, String> producer = free.pollLast();
    if (producer == null) {
      producer = connect(made.getAndIncrement());
    }
    try {
      producer.beginTransaction();
      for (String ticket : tickets) {
        producer.send(new ProducerRecord<>("rides", lift, ticket));
        producer.send(new ProducerRecord<>("ticket-uses", ticket, lift));
      }
      producer.commitTransaction();
      free.addLast(producer);
    } catch (KafkaException e) {
      LOG.warn("The rides of {} were not counted", lift, e);
      producer.close();
    }
  }

  private static KafkaProducer<String, String> connect(int number) {
    Properties config = new Properties();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, System.getenv("KAFKA_BROKERS"));
    config.put(
        ProducerConfig.TRANSACTIONAL_ID_CONFIG, System.getenv("POD_NAME") + "-lifts-" + number);
    KafkaProducer<String, String> producer =
        new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    producer.initTransactions();
    return producer;
  }
}
