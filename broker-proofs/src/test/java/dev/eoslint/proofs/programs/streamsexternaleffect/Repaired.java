package dev.eoslint.proofs.programs.streamsexternaleffect;

import java.util.Properties;
import java.util.function.UnaryOperator;
import org.apache.kafka.common.serialization.Serdes;
import org.apache.kafka.streams.KafkaStreams;
import org.apache.kafka.streams.StreamsBuilder;
import org.apache.kafka.streams.StreamsConfig;
import org.apache.kafka.streams.kstream.Consumed;
import org.apache.kafka.streams.kstream.KStream;
import org.apache.kafka.streams.kstream.Produced;

/** Writes a request for the gateway to a topic. */
public final class Repaired {

  private Repaired() {}

  public static KafkaStreams of(
      String brokers,
      String application,
      String folder,
      String from,
      String to,
      String requests,
      UnaryOperator<String> conversion) {
    Properties settings = new Properties();
    settings.put(StreamsConfig.APPLICATION_ID_CONFIG, application);
    settings.put(StreamsConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
    settings.put(StreamsConfig.STATE_DIR_CONFIG, folder);
    settings.put(StreamsConfig.PROCESSING_GUARANTEE_CONFIG, StreamsConfig.EXACTLY_ONCE_V2);

    StreamsBuilder builder = new StreamsBuilder();
    KStream<String, String> claims =
        builder.stream(from, Consumed.with(Serdes.String(), Serdes.String()));
    claims.to(requests, Produced.with(Serdes.String(), Serdes.String()));
    claims.mapValues(conversion::apply).to(to, Produced.with(Serdes.String(), Serdes.String()));
    return new KafkaStreams(builder.build(), settings);
  }
}
