package lv.dzintars.catch_log;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Properties;
import org.apache.kafka.streams.KafkaStreams;
import org.apache.kafka.streams.StreamsBuilder;
import org.apache.kafka.streams.StreamsConfig;

public final class CatchLog {

  public static void main(String[] args) {
    Properties settings = new Properties();
    settings.put(StreamsConfig.APPLICATION_ID_CONFIG, "catch-log");
    settings.put(StreamsConfig.BOOTSTRAP_SERVERS_CONFIG, args[0]);
    settings.put(StreamsConfig.PROCESSING_GUARANTEE_CONFIG, StreamsConfig.EXACTLY_ONCE_V2);
    StreamsBuilder builder = new StreamsBuilder();
    builder.<String, String>stream("catches").foreach((boat, caught) -> add(boat + ";" + caught));
    new KafkaStreams(builder.build(), settings).start();
  }

  private static void add(String line) {
    try {
      // expect: streams-external-effect
      Files.writeString(Path.of("/data/catches.csv"), line, StandardOpenOption.APPEND);
    } catch (IOException full) {
      throw new UncheckedIOException(full);
    }
  }
}
