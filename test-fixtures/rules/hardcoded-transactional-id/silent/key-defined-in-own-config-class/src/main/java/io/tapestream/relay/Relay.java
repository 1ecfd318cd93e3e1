package io.tapestream.relay;

import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.ByteArraySerializer;

final class Relay implements AutoCloseable {

  private final KafkaProducer<byte[], byte[]> producer;

  Relay(RelayConfig config) {
    producer =
        new KafkaProducer<>(
            config.producer(), new ByteArraySerializer(), new ByteArraySerializer());
    producer.initTransactions();
  }

  void forward(String topic, Iterable<byte[]> frames) {
    producer.beginTransaction();
    frames.forEach(frame -> producer.send(new ProducerRecord<>(topic, frame)));
    producer.commitTransaction();
  }

  @Override
  public void close() {
    producer.close();
  }
}
