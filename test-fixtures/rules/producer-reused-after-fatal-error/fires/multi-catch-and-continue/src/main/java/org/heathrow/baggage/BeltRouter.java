package org.heathrow.baggage;

import java.time.Duration;
import java.util.List;
import java.util.Properties;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.errors.AuthorizationException;
import org.apache.kafka.common.errors.OutOfOrderSequenceException;
import org.apache.kafka.common.errors.ProducerFencedException;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

public final class BeltRouter {

  public static void main(String[] args) {
    Properties in = new Properties();
    in.setProperty(ConsumerConfig.BOOTSTRAP_SERVERS_CONFIG, args[0]);
    in.setProperty(ConsumerConfig.GROUP_ID_CONFIG, "belt-router");
    in.setProperty(ConsumerConfig.ENABLE_AUTO_COMMIT_CONFIG, "false");
    in.setProperty(ConsumerConfig.ISOLATION_LEVEL_CONFIG, "read_committed");
    Properties out = new Properties();
    out.setProperty(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, args[0]);
    out.setProperty(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "belt-router-" + System.getenv("POD_NAME"));

    try (var consumer = new KafkaConsumer<>(in, new StringDeserializer(), new StringDeserializer());
        var producer = new KafkaProducer<>(out, new StringSerializer(), new StringSerializer())) {
      producer.initTransactions();
      consumer.subscribe(List.of("bags"));
      while (true) {
        ConsumerRecords<String, String> bags = consumer.poll(Duration.ofMillis(200));
        if (bags.isEmpty()) {
          continue;
        }
        try {
          producer.beginTransaction(); // expect: producer-reused-after-fatal-error
          bags.forEach(b -> producer.send(new ProducerRecord<>("belts", b.key(), b.value())));
          producer.sendOffsetsToTransaction(bags.nextOffsets(), consumer.groupMetadata());
          producer.commitTransaction();
        } catch (ProducerFencedException | OutOfOrderSequenceException | AuthorizationException e) {
          System.err.println("Skipping " + bags.count() + " bags: " + e.getMessage());
          continue;
        } catch (KafkaException e) {
          producer.abortTransaction();
          bags.partitions().forEach(p -> consumer.seek(p, bags.records(p).get(0).offset()));
        }
      }
    }
  }
}
