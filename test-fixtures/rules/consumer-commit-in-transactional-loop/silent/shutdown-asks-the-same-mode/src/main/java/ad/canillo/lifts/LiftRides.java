package ad.canillo.lifts;

import java.time.Duration;
import java.util.List;
import java.util.Properties;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

/** Counts rides, in transactions or not. */
final class LiftRides {

  private final boolean transactional = Boolean.getBoolean("rides.transactional");

  void run() {
    KafkaConsumer<String, String> consumer =
        new KafkaConsumer<>(input(), new StringDeserializer(), new StringDeserializer());
    KafkaProducer<String, String> producer =
        new KafkaProducer<>(output(), new StringSerializer(), new StringSerializer());
    producer.initTransactions();
    consumer.subscribe(List.of("lift-rides"));
    try {
      while (!Thread.currentThread().isInterrupted()) {
        ConsumerRecords<String, String> rides = consumer.poll(Duration.ofSeconds(1));
        if (rides.isEmpty()) {
          continue;
        }
        if (transactional) {
          producer.beginTransaction();
          rides.forEach(
              each -> producer.send(new ProducerRecord<>("rides-counted", each.key(), each.value())));
          producer.sendOffsetsToTransaction(rides.nextOffsets(), consumer.groupMetadata());
          producer.commitTransaction();
        } else {
          rides.forEach(ride -> System.out.println(ride.value()));
          consumer.commitSync();
        }
      }
    } finally {
      if (!transactional) {
        consumer.commitSync();
      }
      producer.close();
      consumer.close();
    }
  }

  private static Properties input() {
    Properties input = new Properties();
    input.put("bootstrap.servers", System.getenv("KAFKA"));
    input.put("group.id", "lift-rides");
    input.put("enable.auto.commit", "false");
    input.put("isolation.level", "read_committed");
    return input;
  }

  private static Properties output() {
    Properties output = new Properties();
    output.put("bootstrap.servers", System.getenv("KAFKA"));
    output.put("transactional.id", "lift-rides-" + System.getenv("POD_NAME"));
    return output;
  }
}
