package mt.gozo.salt;

import java.time.Duration;
import java.util.Collection;
import java.util.List;
import java.util.Properties;
import org.apache.kafka.clients.consumer.ConsumerRebalanceListener;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

/** Books the harvest of salt pans. */
final class SaltPans implements ConsumerRebalanceListener {

  private final KafkaConsumer<String, String> consumer =
      new KafkaConsumer<>(input(), new StringDeserializer(), new StringDeserializer());
  private final KafkaProducer<String, String> producer =
      new KafkaProducer<>(output(), new StringSerializer(), new StringSerializer());

  void run() {
    producer.initTransactions();
    consumer.subscribe(List.of("salt-weighed"), this);
    try {
      while (!Thread.currentThread().isInterrupted()) {
        ConsumerRecords<String, String> polled = consumer.poll(Duration.ofSeconds(1));
        if (polled.isEmpty()) {
          continue;
        }
        producer.beginTransaction();
        polled.forEach(
            each -> producer.send(new ProducerRecord<>("salt-booked", each.key(), each.value())));
        producer.sendOffsetsToTransaction(polled.nextOffsets(), consumer.groupMetadata());
        producer.commitTransaction();
      }
    } finally {
      producer.close();
      consumer.close();
    }
  }

  @Override
  public void onPartitionsRevoked(Collection<TopicPartition> partitions) {
    System.out.println("Giving up " + partitions + " of " + consumer.groupMetadata().groupId());
  }

  @Override
  public void onPartitionsAssigned(Collection<TopicPartition> partitions) {
    // The committed offsets hold.
  }

  public static void main(String[] args) {
    new SaltPans().run();
  }

  private static Properties input() {
    Properties input = new Properties();
    input.put("bootstrap.servers", System.getenv("KAFKA"));
    input.put("group.id", "salt-pans");
    input.put("enable.auto.commit", "false");
    input.put("isolation.level", "read_committed");
    return input;
  }

  private static Properties output() {
    Properties output = new Properties();
    output.put("bootstrap.servers", System.getenv("KAFKA"));
    output.put("transactional.id", "salt-pans-" + System.getenv("POD_NAME"));
    return output;
  }
}
