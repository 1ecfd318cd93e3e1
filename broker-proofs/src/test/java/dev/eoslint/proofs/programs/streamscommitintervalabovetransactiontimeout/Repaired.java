package dev.eoslint.proofs.programs.streamscommitintervalabovetransactiontimeout;

import java.util.Properties;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.common.serialization.Serdes;
import org.apache.kafka.streams.KafkaStreams;
import org.apache.kafka.streams.StreamsBuilder;
import org.apache.kafka.streams.StreamsConfig;
import org.apache.kafka.streams.kstream.Consumed;
import org.apache.kafka.streams.kstream.Produced;

/** Lets its transactions last longer than its commit interval. */
public final class Repaired {

  private Repaired() {}

  public static KafkaStreams of(
      String brokers, String application, String folder, String from, String to) {
    Properties settings = new Properties();
    settings.put(StreamsConfig.APPLICATION_ID_CONFIG, application);
    settings.put(StreamsConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
    settings.put(StreamsConfig.STATE_DIR_CONFIG, folder);
    settings.put(StreamsConfig.PROCESSING_GUARANTEE_CONFIG, StreamsConfig.EXACTLY_ONCE_V2);
    settings.put(StreamsConfig.COMMIT_INTERVAL_MS_CONFIG, 30_000);
    settings.put(StreamsConfig.producerPrefix(ProducerConfig.TRANSACTION_TIMEOUT_CONFIG), 60_000);

    StreamsBuilder builder = new StreamsBuilder();
    builder.stream(from, Consumed.with(Serdes.String(), Serdes.String()))
        .to(to, Produced.with(Serdes.String(), Serdes.String()));
    return new KafkaStreams(builder.build(), settings);
  }
}
