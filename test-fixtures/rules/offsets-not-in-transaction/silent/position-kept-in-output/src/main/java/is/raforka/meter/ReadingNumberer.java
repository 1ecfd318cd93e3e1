package is.raforka.meter;

import java.nio.ByteBuffer;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

/** Each output record carries the offset of its input; the last one says where to go on. */
public final class ReadingNumberer {

  private static final String OFFSET = "input-offset";

  private final Map<String, Object> readerSettings =
      Map.of(
          ConsumerConfig.BOOTSTRAP_SERVERS_CONFIG, "kafka:9092",
          ConsumerConfig.ISOLATION_LEVEL_CONFIG, "read_committed");

  private KafkaConsumer<String, String> reader() {
    return new KafkaConsumer<>(readerSettings, new StringDeserializer(), new StringDeserializer());
  }

  void number(int partition) {
    TopicPartition input = new TopicPartition("meter-readings", partition);
    TopicPartition output = new TopicPartition("numbered-readings", partition);
    Map<String, Object> writer =
        Map.of(
            ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, "kafka:9092",
            ProducerConfig.TRANSACTIONAL_ID_CONFIG, "reading-numberer-" + partition);
    try (KafkaConsumer<String, String> readings = reader();
        KafkaProducer<String, String> numbered =
            new KafkaProducer<>(writer, new StringSerializer(), new StringSerializer())) {
      numbered.initTransactions();
      readings.assign(List.of(input));
      readings.seek(input, nextInput(output));
      while (!Thread.interrupted()) {
        ConsumerRecords<String, String> batch = readings.poll(Duration.ofSeconds(1));
        if (batch.isEmpty()) {
          continue;
        }
        numbered.beginTransaction();
        for (ConsumerRecord<String, String> reading : batch) {
          var copy = new ProducerRecord<>(output.topic(), partition, reading.key(), reading.value());
          copy.headers().add(OFFSET, ByteBuffer.allocate(8).putLong(reading.offset()).array());
          numbered.send(copy);
        }
        numbered.commitTransaction();
      }
    }
  }

  private long nextInput(TopicPartition output) {
    try (KafkaConsumer<String, String> tail = reader()) {
      tail.assign(List.of(output));
      long end = tail.endOffsets(List.of(output)).get(output);
      if (end == 0) {
        return 0;
      }
      tail.seek(output, Math.max(0, end - 10));
      long last = -1;
      for (ConsumerRecord<String, String> written : tail.poll(Duration.ofSeconds(5))) {
        last = ByteBuffer.wrap(written.headers().lastHeader(OFFSET).value()).getLong();
      }
      return last + 1;
    }
  }

  public static void main(String[] args) {
    new ReadingNumberer().number(Integer.parseInt(System.getenv("PARTITION")));
  }
}
