package dev.eoslint.proofs.programs.externaleffectwithoutidempotencykey;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.common.serialization.StringDeserializer;

/** Orders a pickup for each record that it reads. */
public final class Wrong {

  private final HttpClient http = HttpClient.newHttpClient();
  private final URI carrier;

  public Wrong(URI carrier) {
    this.carrier = carrier;
  }

  public void follow(String brokers, String group, String topic, BooleanSupplier running)
      throws IOException, InterruptedException {
    Map<String, Object> config =
        Map.of(
            "bootstrap.servers",
            brokers,
            "group.id",
            group,
            "enable.auto.commit",
            "false",
            "auto.offset.reset",
            "earliest");
    try (KafkaConsumer<String, String> consumer =
        new KafkaConsumer<>(config, new StringDeserializer(), new StringDeserializer())) {
      consumer.subscribe(List.of(topic));
      while (running.getAsBoolean()) {
        for (ConsumerRecord<String, String> parcel : consumer.poll(Duration.ofMillis(100))) {
          HttpRequest request =
              HttpRequest.newBuilder(carrier)
                  .POST(HttpRequest.BodyPublishers.ofString(parcel.value()))
                  .build();
          HttpResponse<Void> response = http.send(request, HttpResponse.BodyHandlers.discarding());
          if (response.statusCode() != 200) {
            throw new IOException("The carrier answers " + response.statusCode());
          }
        }
        consumer.commitSync();
      }
    }
  }
}
