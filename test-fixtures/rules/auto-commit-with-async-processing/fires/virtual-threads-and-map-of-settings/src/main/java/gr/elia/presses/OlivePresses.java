package gr.elia.presses;

import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringDeserializer;

final class OlivePresses {

  private static final String AUTOMATIC = "true";

  private final Producer<String, String> producer;

  OlivePresses(Producer<String, String> producer) {
    this.producer = producer;
  }

  void listen() {
    Map<String, Object> settings = new HashMap<>();
    settings.put("bootstrap.servers", System.getenv("KAFKA_SERVERS"));
    settings.put("group.id", "presses");
    settings.put("enable.auto.commit", AUTOMATIC);
    settings.put("auto.commit.interval.ms", "1000");
    settings.put("auto.offset.reset", "earliest");
    Consumer<String, String> consumer =
        new KafkaConsumer<>(settings, new StringDeserializer(), new StringDeserializer());
    consumer.subscribe(List.of("press-runs"));
    ExecutorService executor = Executors.newVirtualThreadPerTaskExecutor();
    while (true) {
      ConsumerRecords<String, String> runs = consumer.poll(Duration.ofSeconds(1));
      runs.forEach(run -> dispatch(executor, run.key(), run.value()));
    }
  }

  private void dispatch(ExecutorService executor, String press, String run) {
    executor.submit( // expect: auto-commit-with-async-processing
        () -> producer.send(new ProducerRecord<>("press-totals", press, run)));
  }
}
