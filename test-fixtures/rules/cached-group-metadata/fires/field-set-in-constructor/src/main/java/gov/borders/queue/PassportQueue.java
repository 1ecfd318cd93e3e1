package gov.borders.queue;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.ConsumerGroupMetadata;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

public final class PassportQueue implements Runnable {

  private final Consumer<String, String> arrivals;
  private final Producer<String, String> desks;
  private final ConsumerGroupMetadata group;

  public PassportQueue(String brokers) {
    Map<String, Object> in =
        Map.of(
            "bootstrap.servers", brokers,
            "group.id", "passport-queue",
            "enable.auto.commit", false,
            "isolation.level", "read_committed");
    Map<String, Object> out =
        Map.of("bootstrap.servers", brokers, "transactional.id", "passport-queue-" + System.getenv("HOSTNAME"));
    arrivals = new KafkaConsumer<>(in, new StringDeserializer(), new StringDeserializer());
    desks = new KafkaProducer<>(out, new StringSerializer(), new StringSerializer());
    group = arrivals.groupMetadata(); // expect: cached-group-metadata
  }

  @Override
  public void run() {
    desks.initTransactions();
    arrivals.subscribe(List.of("arrivals"));
    try {
      while (!Thread.interrupted()) {
        assign(arrivals.poll(Duration.ofMillis(300)));
      }
    } finally {
      desks.close();
      arrivals.close();
    }
  }

  private void assign(ConsumerRecords<String, String> travellers) {
    if (travellers.isEmpty()) {
      return;
    }
    desks.beginTransaction();
    travellers.forEach(t -> desks.send(new ProducerRecord<>("desk-calls", t.key(), t.value())));
    desks.sendOffsetsToTransaction(travellers.nextOffsets(), group);
    desks.commitTransaction();
  }

  public static void main(String[] args) {
    new PassportQueue(System.getenv("BROKERS")).run();
  }
}
