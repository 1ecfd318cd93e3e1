package org.inkwell.scribe.log;

/** Writes to the journal of the scriptorium, which is no Kafka. */
public interface LogProducer extends AutoCloseable {

  void beginTransaction();

  void send(String topic, String line);

  void commitTransaction();

  void abortTransaction();
}
