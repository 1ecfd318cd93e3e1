package no.fjord.tides;

import java.time.Duration;
import java.util.List;
import java.util.Properties;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

public final class TideRelay {

  public static void main(String[] args) {
    Properties in = new Properties();
    in.put("bootstrap.servers", "kafka:9092");
    in.put("group.id", "tide-relay");
    in.put("enable.auto.commit", "false");
    in.put("isolation.level", "read_committed");
    Properties out = new Properties();
    out.put("bootstrap.servers", "kafka:9092");
    out.put("transactional.id", "tide-relay-" + System.getenv("POD_NAME"));
    try (KafkaConsumer<String, String> gauges =
            new KafkaConsumer<>(in, new StringDeserializer(), new StringDeserializer());
        KafkaProducer<String, String> tides =
            new KafkaProducer<>(out, new StringSerializer(), new StringSerializer())) {
      tides.initTransactions();
      Membership membership = new Membership(gauges);
      gauges.subscribe(List.of("gauges"), membership);
      while (true) {
        ConsumerRecords<String, String> levels = gauges.poll(Duration.ofSeconds(1));
        if (levels.isEmpty()) {
          continue;
        }
        tides.beginTransaction();
        levels.forEach(l -> tides.send(new ProducerRecord<>("tides", l.key(), l.value())));
        tides.sendOffsetsToTransaction(levels.nextOffsets(), membership.metadata());
        tides.commitTransaction();
      }
    }
  }
}
