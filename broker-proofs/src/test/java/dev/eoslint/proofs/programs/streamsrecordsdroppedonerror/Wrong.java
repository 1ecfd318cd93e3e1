package dev.eoslint.proofs.programs.streamsrecordsdroppedonerror;

import java.nio.charset.StandardCharsets;
import java.util.Properties;
import java.util.function.UnaryOperator;
import org.apache.kafka.common.serialization.Serde;
import org.apache.kafka.common.serialization.Serdes;
import org.apache.kafka.common.serialization.StringSerializer;
import org.apache.kafka.streams.KafkaStreams;
import org.apache.kafka.streams.StreamsBuilder;
import org.apache.kafka.streams.StreamsConfig;
import org.apache.kafka.streams.errors.LogAndContinueExceptionHandler;
import org.apache.kafka.streams.kstream.Consumed;
import org.apache.kafka.streams.kstream.Produced;

/** Goes on behind records that it cannot read. */
public final class Wrong {

  private Wrong() {}

  public static KafkaStreams of(
      String brokers,
      String application,
      String folder,
      String from,
      String to,
      UnaryOperator<String> parsing) {
    Serde<String> values =
        Serdes.serdeFrom(
            new StringSerializer(),
            (topic, data) -> parsing.apply(new String(data, StandardCharsets.UTF_8)));
    Properties settings = new Properties();
    settings.put(StreamsConfig.APPLICATION_ID_CONFIG, application);
    settings.put(StreamsConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
    settings.put(StreamsConfig.STATE_DIR_CONFIG, folder);
    settings.put(StreamsConfig.PROCESSING_GUARANTEE_CONFIG, StreamsConfig.EXACTLY_ONCE_V2);
    settings.put(
        StreamsConfig.DESERIALIZATION_EXCEPTION_HANDLER_CLASS_CONFIG,
        LogAndContinueExceptionHandler.class);

    StreamsBuilder builder = new StreamsBuilder();
    builder.stream(from, Consumed.with(Serdes.String(), values))
        .to(to, Produced.with(Serdes.String(), values));
    return new KafkaStreams(builder.build(), settings);
  }
}
