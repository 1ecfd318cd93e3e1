package com.quarrystone.blast;

import java.util.ArrayList;
import java.util.List;
import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;

/** Spreads the logs of blasts over several producers. */
public final class BlastLogWriters implements AutoCloseable {

  private static final String STRING = "org.apache.kafka.common.serialization.StringSerializer";

  private final List<Producer<String, String>> writers = new ArrayList<>();

  public BlastLogWriters(String brokers, int count) {
    Properties props = new Properties();
    props.setProperty(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
    props.setProperty(ProducerConfig.KEY_SERIALIZER_CLASS_CONFIG, STRING);
    props.setProperty(ProducerConfig.VALUE_SERIALIZER_CLASS_CONFIG, STRING);
    props.setProperty(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "blast-log"); // expect: transactional-id-shared-in-process
    for (int i = 0; i < count; i++) {
      Producer<String, String> writer = new KafkaProducer<>(props);
      writer.initTransactions();
      writers.add(writer);
    }
  }

  public void log(int quarry, Iterable<String> charges) {
    Producer<String, String> writer = writers.get(quarry % writers.size());
    synchronized (writer) {
      writer.beginTransaction();
      charges.forEach(charge -> writer.send(new ProducerRecord<>("blasts", "q" + quarry, charge)));
      writer.commitTransaction();
    }
  }

  @Override
  public void close() {
    writers.forEach(Producer::close);
  }
}
