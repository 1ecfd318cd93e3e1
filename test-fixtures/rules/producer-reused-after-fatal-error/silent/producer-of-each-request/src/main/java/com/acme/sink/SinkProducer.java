package com.acme.sink;

import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;

/** A producer that a writer hands on. */
final class SinkProducer extends KafkaProducer<byte[], byte[]> {
  SinkProducer(Properties config) {
    super(config);
  }

  @Override
  public void commitTransaction() {
    super.commitTransaction();
  }
}
