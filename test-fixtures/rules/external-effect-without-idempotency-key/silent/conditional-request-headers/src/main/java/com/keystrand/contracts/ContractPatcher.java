package com.keystrand.contracts;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.common.serialization.StringDeserializer;

/** The event names the version of the contract that it changes; the server refuses any other. */
public final class ContractPatcher {

  private final HttpClient http = HttpClient.newHttpClient();

  public void run(String brokers, String contracts) throws Exception {
    Map<String, Object> config =
        Map.of(
            "bootstrap.servers", brokers,
            "group.id", "contract-patcher",
            "enable.auto.commit", "false");
    try (var consumer = new KafkaConsumer<>(config, new StringDeserializer(), new StringDeserializer())) {
      consumer.subscribe(List.of("contract-changes"));
      while (!Thread.interrupted()) {
        for (ConsumerRecord<String, String> change : consumer.poll(Duration.ofSeconds(1))) {
          String version = new String(change.headers().lastHeader("version").value());
          HttpRequest patch =
              HttpRequest.newBuilder(URI.create(contracts + "/" + change.key()))
                  .header("If-Match", '"' + version + '"')
                  .header("Content-Type", "application/merge-patch+json")
                  .method("PATCH", HttpRequest.BodyPublishers.ofString(change.value()))
                  .build();
          int status = http.send(patch, HttpResponse.BodyHandlers.discarding()).statusCode();
          if (status >= 400 && status != 412) {
            throw new IllegalStateException("Contract " + change.key() + ": " + status);
          }
        }
        consumer.commitSync();
      }
    }
  }
}
