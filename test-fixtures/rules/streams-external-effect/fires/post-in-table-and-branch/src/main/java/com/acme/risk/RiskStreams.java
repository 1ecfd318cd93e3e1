package com.acme.risk;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.Properties;
import org.apache.kafka.streams.KafkaStreams;
import org.apache.kafka.streams.StreamsBuilder;
import org.apache.kafka.streams.StreamsConfig;
import org.apache.kafka.streams.kstream.Branched;
import org.apache.kafka.streams.kstream.KStream;
import org.apache.kafka.streams.kstream.KTable;

public final class RiskStreams {

  private RiskStreams() {}

  public static void main(String[] args) {
    Properties settings = new Properties();
    settings.put(StreamsConfig.APPLICATION_ID_CONFIG, "exposures");
    settings.put(StreamsConfig.BOOTSTRAP_SERVERS_CONFIG, System.getenv("KAFKA_SERVERS"));
    settings.put(StreamsConfig.PROCESSING_GUARANTEE_CONFIG, StreamsConfig.EXACTLY_ONCE_V2);

    StreamsBuilder builder = new StreamsBuilder();
    KTable<String, String> exposures = builder.table("exposures");
    exposures
        .toStream()
        .split()
        .branch((desk, risk) -> risk.length() > 9, Branched.withConsumer(RiskStreams::alarm))
        .noDefaultBranch();
    KafkaStreams streams = new KafkaStreams(builder.build(), settings);
    Runtime.getRuntime().addShutdownHook(new Thread(streams::close));
    streams.start();
  }

  private static void alarm(KStream<String, String> high) {
    high.foreach((desk, risk) -> escalate(risk));
  }

  private static final HttpClient HTTP = HttpClient.newHttpClient();

  private static void escalate(String risk) {
    HttpRequest request =
        HttpRequest.newBuilder(URI.create("https://partner.acme.com/escalations"))
            .POST(HttpRequest.BodyPublishers.ofString(risk))
            .build();
    try {
      HTTP.send(request, HttpResponse.BodyHandlers.discarding()); // expect: streams-external-effect
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
    }
  }
}
