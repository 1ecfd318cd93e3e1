package dev.eoslint.proofs.programs.streamssideproducer;

import java.util.Properties;
import java.util.function.UnaryOperator;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.Serdes;
import org.apache.kafka.streams.KafkaStreams;
import org.apache.kafka.streams.StreamsBuilder;
import org.apache.kafka.streams.StreamsConfig;
import org.apache.kafka.streams.kstream.Consumed;
import org.apache.kafka.streams.kstream.Produced;

/** Sends notices with a producer of its own. */
public final class Wrong {

  private Wrong() {}

  public static KafkaStreams of(
      String brokers,
      String application,
      String folder,
      String from,
      String to,
      String notices,
      Producer<String, String> mail,
      UnaryOperator<String> conversion) {
    Properties settings = new Properties();
    settings.put(StreamsConfig.APPLICATION_ID_CONFIG, application);
    settings.put(StreamsConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
    settings.put(StreamsConfig.STATE_DIR_CONFIG, folder);
    settings.put(StreamsConfig.PROCESSING_GUARANTEE_CONFIG, StreamsConfig.EXACTLY_ONCE_V2);

    StreamsBuilder builder = new StreamsBuilder();
    builder.stream(from, Consumed.with(Serdes.String(), Serdes.String()))
        .peek((key, value) -> mail.send(new ProducerRecord<>(notices, key, value)))
        .mapValues(conversion::apply)
        .to(to, Produced.with(Serdes.String(), Serdes.String()));
    return new KafkaStreams(builder.build(), settings);
  }
}
