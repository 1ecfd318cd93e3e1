package com.acme.tickets;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.HashMap;
import java.util.Map;
import java.util.Properties;
import org.apache.kafka.streams.KafkaStreams;
import org.apache.kafka.streams.StreamsBuilder;
import org.apache.kafka.streams.Topology;
import org.apache.kafka.streams.kstream.KStream;

final class BookingPipeline {

  private final HttpClient http;
  private final String servers;

  BookingPipeline(HttpClient http, String servers) {
    this.http = http;
    this.servers = servers;
  }

  void start() {
    Map<String, Object> settings = new HashMap<>();
    settings.put("application.id", "bookings");
    settings.put("bootstrap.servers", servers);
    settings.put("processing.guarantee", "exactly_once_v2");
    Properties properties = new Properties();
    properties.putAll(settings);
    new KafkaStreams(topology(), properties).start();
  }

  private Topology topology() {
    StreamsBuilder builder = new StreamsBuilder();
    KStream<String, String> requests = builder.stream("requests");
    requests.peek(this::reserve).mapValues(String::trim).to("bookings");
    return builder.build();
  }

  private void reserve(String seat, String guest) {
    HttpRequest request =
        HttpRequest.newBuilder(URI.create("https://venue.acme.com/reservations"))
            .header("Content-Type", "text/plain")
            .POST(HttpRequest.BodyPublishers.ofString(seat + ' ' + guest))
            .build();
    http.sendAsync(request, HttpResponse.BodyHandlers.discarding()); // expect: streams-external-effect
  }
}
