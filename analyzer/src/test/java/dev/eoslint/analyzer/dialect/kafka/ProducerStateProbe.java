package dev.eoslint.analyzer.dialect.kafka;

import dev.eoslint.analyzer.model.ProducerCall.Kind;
import java.nio.file.Path;
import java.util.List;

/** Asks which states the producer of a main method can be in. */
final class ProducerStateProbe {

  /** A statement that sends a record, which statements can also name {@code SEND}. */
  static final String SEND = "producer.send(new ProducerRecord<>(\"sent\", \"key\"));";

  private ProducerStateProbe() {}

  /** Returns the states before each call of this kind among the {@code statements}. */
  static List<String> before(Path folder, Kind kind, String statements) {
    return KafkaCode.ofMain(folder, statements.replace("SEND", SEND)).before(kind);
  }
}
