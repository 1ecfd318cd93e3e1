package dev.eoslint.proofs.programs.streamssideproducer;

import java.util.Properties;
import java.util.function.UnaryOperator;
import org.apache.kafka.common.serialization.Serdes;
import org.apache.kafka.streams.KafkaStreams;
import org.apache.kafka.streams.StreamsBuilder;
import org.apache.kafka.streams.StreamsConfig;
import org.apache.kafka.streams.kstream.Consumed;
import org.apache.kafka.streams.kstream.KStream;
import org.apache.kafka.streams.kstream.Produced;

/** Writes the notices with the topology. */
public final class Repaired {

  private Repaired() {}

  public static KafkaStreams of(
      String brokers,
      String application,
      String folder,
      String from,
      String to,
      String notices,
      UnaryOperator<String> conversion) {
    Properties settings = new Properties();
    settings.put(StreamsConfig.APPLICATION_ID_CONFIG, application);
    settings.put(StreamsConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
    settings.put(StreamsConfig.STATE_DIR_CONFIG, folder);
    settings.put(StreamsConfig.PROCESSING_GUARANTEE_CONFIG, StreamsConfig.EXACTLY_ONCE_V2);

    StreamsBuilder builder = new StreamsBuilder();
    KStream<String, String> returns =
        builder.stream(from, Consumed.with(Serdes.String(), Serdes.String()));
    returns.to(notices, Produced.with(Serdes.String(), Serdes.String()));
    returns.mapValues(conversion::apply).to(to, Produced.with(Serdes.String(), Serdes.String()));
    return new KafkaStreams(builder.build(), settings);
  }
}
