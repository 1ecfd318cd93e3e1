package is.hverir.springs;

import com.mongodb.client.MongoCollection;
import com.mongodb.client.model.Filters;
import com.mongodb.client.model.Updates;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

/** Each bath knows the visits that it has counted. */
final class BathCounter {

  private final MongoCollection<org.bson.Document> baths;

  BathCounter(MongoCollection<org.bson.Document> baths) {
    this.baths = baths;
  }

  void run(String brokers) {
    Properties input = new Properties();
    input.put("bootstrap.servers", brokers);
    input.put("group.id", "bath-counter");
    input.put("enable.auto.commit", "false");
    input.put("isolation.level", "read_committed");
    Properties output = new Properties();
    output.put("bootstrap.servers", brokers);
    output.put("transactional.id", "bath-counter-" + System.getenv("POD_NAME"));
    try (var consumer =
            new KafkaConsumer<>(input, new StringDeserializer(), new StringDeserializer());
        var producer =
            new KafkaProducer<>(output, new StringSerializer(), new StringSerializer())) {
      consumer.subscribe(List.of("visits"));
      producer.initTransactions();
      while (true) {
        ConsumerRecords<String, String> records = consumer.poll(Duration.ofSeconds(1));
        if (records.isEmpty()) {
          continue;
        }
        producer.beginTransaction();
        Map<TopicPartition, OffsetAndMetadata> offsets = new HashMap<>();
        for (ConsumerRecord<String, String> visit : records) {
          baths.updateOne(
              Filters.and(Filters.eq("name", visit.key()), Filters.ne("visits", visit.value())),
              Updates.combine(Updates.inc("visitors", 1), Updates.push("visits", visit.value())));
          producer.send(new ProducerRecord<>("counted-visits", visit.key(), visit.value()));
          offsets.put(
              new TopicPartition(visit.topic(), visit.partition()),
              new OffsetAndMetadata(visit.offset() + 1));
        }
        producer.sendOffsetsToTransaction(offsets, consumer.groupMetadata());
        producer.commitTransaction();
      }
    }
  }
}
