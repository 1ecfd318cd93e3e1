package com.marblehall.tile;

import java.util.HashMap;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.serialization.StringSerializer;

public final class TileSales {

  private final Producer<String, String> sales;
  private final Producer<String, String> audit;

  public TileSales(String brokers) {
    Map<String, Object> common = new HashMap<>();
    common.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
    audit = new KafkaProducer<>(common, new StringSerializer(), new StringSerializer());

    Map<String, Object> transactional = new HashMap<>(common);
    transactional.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "tiles-" + System.getenv("POD_NAME"));
    sales = new KafkaProducer<>(transactional, new StringSerializer(), new StringSerializer());
    sales.initTransactions();
  }

  public void sell(String tile, String customer) {
    sales.beginTransaction();
    try {
      sales.send(new ProducerRecord<>("tiles.sold", tile, customer));
      sales.send(new ProducerRecord<>("invoices", customer, tile));
      sales.commitTransaction();
    } catch (KafkaException e) {
      sales.close();
      throw e;
    }
    audit.send(new ProducerRecord<>("audit", tile, "SOLD")); // expect: unchecked-send
  }
}
