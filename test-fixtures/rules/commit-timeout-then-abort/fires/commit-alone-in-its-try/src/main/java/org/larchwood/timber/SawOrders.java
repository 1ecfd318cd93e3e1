package org.larchwood.timber;

import java.time.Duration;
import java.util.List;
import java.util.Properties;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.errors.TimeoutException;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

public final class SawOrders {

  public static void main(String[] args) {
    Properties in = new Properties();
    in.put(ConsumerConfig.BOOTSTRAP_SERVERS_CONFIG, args[0]);
    in.put(ConsumerConfig.GROUP_ID_CONFIG, "saw-orders");
    in.put(ConsumerConfig.ENABLE_AUTO_COMMIT_CONFIG, "false");
    in.put(ConsumerConfig.ISOLATION_LEVEL_CONFIG, "read_committed");
    Properties out = new Properties();
    out.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, args[0]);
    out.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "saw-orders-" + System.getenv("POD_NAME"));

    try (var logs = new KafkaConsumer<>(in, new StringDeserializer(), new StringDeserializer());
        var cuts = new KafkaProducer<>(out, new StringSerializer(), new StringSerializer())) {
      cuts.initTransactions();
      logs.subscribe(List.of("tree-logs"));
      while (true) {
        ConsumerRecords<String, String> batch = logs.poll(Duration.ofSeconds(1));
        if (batch.isEmpty()) {
          continue;
        }
        cuts.beginTransaction();
        batch.forEach(l -> cuts.send(new ProducerRecord<>("saw-cuts", l.key(), l.value())));
        cuts.sendOffsetsToTransaction(batch.nextOffsets(), logs.groupMetadata());
        try {
          cuts.commitTransaction();
        } catch (TimeoutException e) {
          cuts.abortTransaction(); // expect: commit-timeout-then-abort
          batch.partitions().forEach(p -> logs.seek(p, batch.records(p).get(0).offset()));
        }
      }
    }
  }
}
