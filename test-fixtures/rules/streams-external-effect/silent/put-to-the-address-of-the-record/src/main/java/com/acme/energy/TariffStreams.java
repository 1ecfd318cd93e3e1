package com.acme.energy;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.Properties;
import org.apache.kafka.streams.KafkaStreams;
import org.apache.kafka.streams.StreamsBuilder;
import org.apache.kafka.streams.StreamsConfig;

public final class TariffStreams {

  private TariffStreams() {}

  public static void main(String[] args) {
    Properties settings = new Properties();
    settings.put(StreamsConfig.APPLICATION_ID_CONFIG, "tariffs");
    settings.put(StreamsConfig.BOOTSTRAP_SERVERS_CONFIG, System.getenv("KAFKA_SERVERS"));
    settings.put(StreamsConfig.PROCESSING_GUARANTEE_CONFIG, StreamsConfig.EXACTLY_ONCE_V2);

    StreamsBuilder builder = new StreamsBuilder();
    builder.<String, String>stream("loads").foreach(TariffStreams::replace);
    KafkaStreams streams = new KafkaStreams(builder.build(), settings);
    Runtime.getRuntime().addShutdownHook(new Thread(streams::close));
    streams.start();
  }

  private static final HttpClient HTTP = HttpClient.newHttpClient();

  private static void replace(String meter, String tariff) {
    HttpRequest request =
        HttpRequest.newBuilder(URI.create("https://meters.acme.com/tariffs/" + meter))
            .PUT(HttpRequest.BodyPublishers.ofString(tariff))
            .build();
    try {
      HTTP.send(request, HttpResponse.BodyHandlers.discarding());
    } catch (IOException | InterruptedException failure) {
      throw new IllegalStateException(failure);
    }
  }
}
