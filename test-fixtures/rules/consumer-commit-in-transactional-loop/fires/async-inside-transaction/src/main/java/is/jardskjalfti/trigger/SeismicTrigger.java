package is.jardskjalfti.trigger;

import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.DoubleDeserializer;
import org.apache.kafka.common.serialization.DoubleSerializer;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

/** Raises an alarm for each amplitude above the threshold. */
public final class SeismicTrigger implements Runnable {

  private static final Logger LOG = Logger.getLogger(SeismicTrigger.class.getName());

  private final AtomicBoolean stopped = new AtomicBoolean();
  private final Consumer<String, Double> amplitudes;
  private final Producer<String, Double> alarms;

  public SeismicTrigger(String brokers, String station) {
    amplitudes =
        new KafkaConsumer<>(
            Map.of(
                "bootstrap.servers", brokers,
                "group.id", "seismic-trigger",
                "enable.auto.commit", false,
                "isolation.level", "read_committed"),
            new StringDeserializer(),
            new DoubleDeserializer());
    alarms =
        new KafkaProducer<>(
            Map.of("bootstrap.servers", brokers, "transactional.id", "seismic-trigger-" + station),
            new StringSerializer(),
            new DoubleSerializer());
  }

  @Override
  public void run() {
    alarms.initTransactions();
    amplitudes.subscribe(Set.of("amplitudes"));
    try {
      while (!stopped.get()) {
        var batch = amplitudes.poll(Duration.ofMillis(100));
        if (batch.count() == 0) {
          continue;
        }
        Map<TopicPartition, OffsetAndMetadata> next = new HashMap<>();
        alarms.beginTransaction();
        for (ConsumerRecord<String, Double> amplitude : batch) {
          if (amplitude.value() > 4.5) {
            alarms.send(new ProducerRecord<>("alarms", amplitude.key(), amplitude.value()));
          }
          next.put(
              new TopicPartition(amplitude.topic(), amplitude.partition()),
              new OffsetAndMetadata(amplitude.offset() + 1));
        }
        alarms.sendOffsetsToTransaction(next, amplitudes.groupMetadata());
        amplitudes.commitAsync(next, this::logFailure); // expect: consumer-commit-in-transactional-loop
        alarms.commitTransaction();
      }
    } finally {
      alarms.close();
      amplitudes.close();
    }
  }

  private void logFailure(Map<TopicPartition, OffsetAndMetadata> offsets, Exception failure) {
    if (failure != null) {
      LOG.log(Level.WARNING, "commit failed: " + offsets, failure);
    }
  }

  public void stop() {
    stopped.set(true);
  }
}
