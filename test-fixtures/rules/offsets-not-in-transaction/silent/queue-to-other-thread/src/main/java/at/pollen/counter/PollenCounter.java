package at.pollen.counter;

import java.time.Duration;
import java.util.List;
import java.util.Properties;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.SynchronousQueue;
import org.apache.kafka.clients.consumer.ConsumerGroupMetadata;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

public final class PollenCounter {

  private record Batch(ConsumerRecords<String, String> records, ConsumerGroupMetadata group) {}

  private final BlockingQueue<Batch> batches = new SynchronousQueue<>();

  private void read() throws InterruptedException {
    Properties in = new Properties();
    in.setProperty("bootstrap.servers", "kafka:9092");
    in.setProperty("group.id", "pollen-counter");
    in.setProperty("enable.auto.commit", "false");
    in.setProperty("isolation.level", "read_committed");
    try (KafkaConsumer<String, String> traps =
        new KafkaConsumer<>(in, new StringDeserializer(), new StringDeserializer())) {
      traps.subscribe(List.of("pollen-traps"));
      while (true) {
        ConsumerRecords<String, String> polled = traps.poll(Duration.ofSeconds(1));
        batches.put(new Batch(polled, traps.groupMetadata()));
      }
    }
  }

  private void write() {
    Properties out = new Properties();
    out.setProperty("bootstrap.servers", "kafka:9092");
    out.setProperty("transactional.id", "pollen-counter-" + System.getenv("HOSTNAME"));
    try (KafkaProducer<String, String> counts =
        new KafkaProducer<>(out, new StringSerializer(), new StringSerializer())) {
      counts.initTransactions();
      while (true) {
        Batch batch = batches.take();
        counts.beginTransaction();
        batch.records().forEach(t -> counts.send(new ProducerRecord<>("pollen-counts", t.key(), t.value())));
        counts.sendOffsetsToTransaction(batch.records().nextOffsets(), batch.group());
        counts.commitTransaction();
      }
    } catch (InterruptedException stop) {
      Thread.currentThread().interrupt();
    }
  }

  public static void main(String[] args) throws InterruptedException {
    PollenCounter counter = new PollenCounter();
    new Thread(counter::write).start();
    counter.read();
  }
}
