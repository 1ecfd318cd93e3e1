package jp.sakuragi.shuttle;

import java.util.Map;
import java.util.Properties;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

public final class TimetableSync {

  private final ScheduledExecutorService timer = Executors.newSingleThreadScheduledExecutor();
  private final Map<String, String> changed = new ConcurrentHashMap<>();
  private final KafkaProducer<String, String> producer;

  public TimetableSync(Properties config) {
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    producer.initTransactions();
  }

  public void start() {
    timer.scheduleWithFixedDelay(this::flush, 5, 5, TimeUnit.SECONDS);
  }

  private void flush() {
    Map<String, String> snapshot = Map.copyOf(changed);
    if (snapshot.isEmpty()) {
      return;
    }
    try {
      producer.beginTransaction();
      snapshot.forEach((stop, time) -> producer.send(new ProducerRecord<>("timetable", stop, time)));
      producer.commitTransaction();
      snapshot.forEach(changed::remove);
    } catch (RuntimeException e) {
      abortQuietly();
    }
  }

  private void abortQuietly() {
    try {
      producer.abortTransaction(); // expect: abort-on-fatal-error
    } catch (RuntimeException ignored) {
      // The next round tries again.
    }
  }

  public void stop() {
    timer.shutdown();
    producer.close();
  }
}
