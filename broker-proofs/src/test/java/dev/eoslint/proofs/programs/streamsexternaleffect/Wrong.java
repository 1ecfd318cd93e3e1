package dev.eoslint.proofs.programs.streamsexternaleffect;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.Properties;
import java.util.function.UnaryOperator;
import org.apache.kafka.common.serialization.Serdes;
import org.apache.kafka.streams.KafkaStreams;
import org.apache.kafka.streams.StreamsBuilder;
import org.apache.kafka.streams.StreamsConfig;
import org.apache.kafka.streams.kstream.Consumed;
import org.apache.kafka.streams.kstream.Produced;

/** Calls the gateway for each record. */
public final class Wrong {

  private static final HttpClient HTTP = HttpClient.newHttpClient();

  private Wrong() {}

  public static KafkaStreams of(
      String brokers,
      String application,
      String folder,
      String from,
      String to,
      URI gateway,
      UnaryOperator<String> conversion) {
    Properties settings = new Properties();
    settings.put(StreamsConfig.APPLICATION_ID_CONFIG, application);
    settings.put(StreamsConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
    settings.put(StreamsConfig.STATE_DIR_CONFIG, folder);
    settings.put(StreamsConfig.PROCESSING_GUARANTEE_CONFIG, StreamsConfig.EXACTLY_ONCE_V2);

    StreamsBuilder builder = new StreamsBuilder();
    builder.stream(from, Consumed.with(Serdes.String(), Serdes.String()))
        .peek((key, claim) -> pay(gateway, claim))
        .mapValues(conversion::apply)
        .to(to, Produced.with(Serdes.String(), Serdes.String()));
    return new KafkaStreams(builder.build(), settings);
  }

  private static void pay(URI gateway, String claim) {
    HttpRequest request =
        HttpRequest.newBuilder(gateway).POST(HttpRequest.BodyPublishers.ofString(claim)).build();
    try {
      HTTP.send(request, HttpResponse.BodyHandlers.discarding());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(e);
    }
  }
}
