package com.orbitalview.tiles;

import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

/** Several indexers run on one machine, started by a shell script. */
public final class TileIndexer {

  private final Producer<String, String> producer;

  public TileIndexer(Properties connection) {
    Properties config = new Properties();
    config.putAll(connection);
    long process = ProcessHandle.current().pid();
    config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "tile-indexer-" + process); // expect: random-transactional-id
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    producer.initTransactions();
  }

  public void index(String scene, Iterable<String> tiles) {
    producer.beginTransaction();
    tiles.forEach(tile -> producer.send(new ProducerRecord<>("tiles", tile, scene)));
    producer.send(new ProducerRecord<>("scenes.indexed", scene, ""));
    producer.commitTransaction();
  }
}
