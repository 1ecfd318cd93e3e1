package com.larchmont.tolls;

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

/** Feeds recorded tariffs to the application under test. */
class TariffReplay {

  void replay() throws Exception {
    try (var consumer =
        new KafkaConsumer<>(
            Map.<String, Object>of("bootstrap.servers", "localhost:9092", "group.id", "replay"),
            new StringDeserializer(),
            new StringDeserializer())) {
      consumer.subscribe(List.of("tariffs"));
      for (int i = 0; i < 10; i++) {
        for (ConsumerRecord<String, String> tariff : consumer.poll(Duration.ofSeconds(1))) {
          HttpClient.newHttpClient()
              .send(
                  HttpRequest.newBuilder(URI.create("http://localhost:8080/tariffs"))
                      .POST(HttpRequest.BodyPublishers.ofString(tariff.value()))
                      .build(),
                  HttpResponse.BodyHandlers.ofString());
        }
      }
    }
  }
}
