package io.ridgeback.trails;

import java.time.Duration;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.springframework.web.client.RestTemplate;

public final class TrailReportConsumer implements Runnable {

  private final AtomicBoolean open = new AtomicBoolean(true);
  private final TrailReports reports;

  TrailReportConsumer(TrailReports reports) {
    this.reports = reports;
  }

  @Override
  public void run() {
    Map<String, Object> config =
        Map.of("bootstrap.servers", "kafka:9092", "group.id", "trails", "enable.auto.commit", "false");
    try (var consumer = new KafkaConsumer<>(config, new StringDeserializer(), new StringDeserializer())) {
      consumer.subscribe(Set.of("trail-reports"));
      while (open.get()) {
        ConsumerRecords<String, String> records = consumer.poll(Duration.ofMillis(750));
        records.forEach(record -> reports.handle(record.key(), record.value()));
        if (!records.isEmpty()) {
          consumer.commitSync(Duration.ofSeconds(10));
        }
      }
    }
  }

  void close() {
    open.set(false);
  }

  public static void main(String[] args) {
    TrailReports reports = new TrailReports(new TrailApi(new RestTemplate(), args[0]));
    new Thread(new TrailReportConsumer(reports), "trail-reports").start();
  }
}
