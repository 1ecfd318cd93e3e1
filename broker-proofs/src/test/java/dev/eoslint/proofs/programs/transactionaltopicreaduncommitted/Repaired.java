package dev.eoslint.proofs.programs.transactionaltopicreaduncommitted;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Properties;
import java.util.function.BooleanSupplier;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

/** Shows seats of transactions that were committed. */
public final class Repaired implements AutoCloseable {

  public static final String BOOKINGS = "paid-seat-bookings";

  private final Producer<String, String> producer;

  public Repaired(String brokers, String instance) {
    Properties config = new Properties();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
    config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "seats-" + instance);
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    producer.initTransactions();
  }

  public void book(List<String> seats, BooleanSupplier payment) {
    producer.beginTransaction();
    seats.forEach(seat -> producer.send(new ProducerRecord<>(BOOKINGS, seat, seat)));
    producer.flush();
    if (payment.getAsBoolean()) {
      producer.commitTransaction();
    } else {
      producer.abortTransaction();
    }
  }

  public static List<String> takenSeats(String brokers) {
    Properties config = new Properties();
    config.put(ConsumerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
    config.put(ConsumerConfig.ISOLATION_LEVEL_CONFIG, "read_committed");
    List<String> taken = new ArrayList<>();
    try (KafkaConsumer<String, String> consumer =
        new KafkaConsumer<>(config, new StringDeserializer(), new StringDeserializer())) {
      TopicPartition partition = new TopicPartition(BOOKINGS, 0);
      consumer.assign(List.of(partition));
      consumer.seekToBeginning(List.of(partition));
      long end = consumer.endOffsets(List.of(partition)).getOrDefault(partition, 0L);
      while (consumer.position(partition) < end) {
        consumer.poll(Duration.ofMillis(100)).forEach(booking -> taken.add(booking.value()));
      }
    }
    return taken;
  }

  @Override
  public void close() {
    producer.close();
  }
}
