package com.swarmgrid.drone;

import java.util.Map;
import java.util.Properties;
import java.util.TreeMap;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.common.serialization.ByteArraySerializer;
import org.apache.kafka.common.serialization.StringSerializer;

/** Whoever owns an input partition writes under the id of that partition. */
public final class FlightLog {

  private final Map<Integer, Producer<String, byte[]>> writers = new TreeMap<>();
  private final Properties connection;

  public FlightLog(Properties connection) {
    this.connection = connection;
  }

  public void assigned(int partition) {
    Properties config = new Properties();
    config.putAll(connection);
    config.setProperty("transactional.id", "flight-log-" + partition);
    Producer<String, byte[]> writer =
        new KafkaProducer<>(config, new StringSerializer(), new ByteArraySerializer());
    writer.initTransactions();
    writers.put(partition, writer);
  }

  public void revoked(int partition) {
    writers.remove(partition).close();
  }
}
