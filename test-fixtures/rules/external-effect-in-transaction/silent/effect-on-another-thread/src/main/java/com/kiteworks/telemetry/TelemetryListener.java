package com.kiteworks.telemetry;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.springframework.kafka.annotation.KafkaListener;
import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.stereotype.Component;
import org.springframework.web.client.RestClient;

/** The side channel to the analytics service is best effort and has its own threads. */
@Component
public class TelemetryListener {

  private final ExecutorService sideChannel = Executors.newSingleThreadExecutor();
  private final RestClient analytics;
  private final KafkaTemplate<String, String> kafka;

  public TelemetryListener(RestClient.Builder builder, KafkaTemplate<String, String> kafka) {
    this.analytics = builder.baseUrl("http://analytics.internal").build();
    this.kafka = kafka;
  }

  @KafkaListener(topics = "flight-telemetry")
  public void onTelemetry(ConsumerRecord<String, String> sample) {
    sideChannel.submit(() -> track("/samples", sample.value()));
    CompletableFuture.runAsync(
        () -> analytics.post().uri("/kites/" + sample.key()).retrieve().toBodilessEntity(), sideChannel);
    kafka.send("telemetry-cleaned", sample.key(), sample.value().trim());
  }

  private void track(String path, String body) {
    analytics.post().uri(path).body(body).retrieve().toBodilessEntity();
  }
}
