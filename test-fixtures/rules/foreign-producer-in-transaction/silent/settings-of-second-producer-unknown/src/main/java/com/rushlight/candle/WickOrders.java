package com.rushlight.candle;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

public class WickOrders {

  private final Producer<String, String> wicks;
  private final Producer<String, String> shops;

  public WickOrders(String brokers, Path shopSettings) throws IOException {
    Properties transactional = new Properties();
    transactional.setProperty("bootstrap.servers", brokers);
    transactional.setProperty("transactional.id", "wicks-" + System.getenv("HOSTNAME"));
    wicks = new KafkaProducer<>(transactional, new StringSerializer(), new StringSerializer());
    wicks.initTransactions();
    Properties other = new Properties();
    other.setProperty("bootstrap.servers", brokers);
    try (InputStream settings = Files.newInputStream(shopSettings)) {
      other.load(settings);
    }
    shops = new KafkaProducer<>(other, new StringSerializer(), new StringSerializer());
  }

  public void order(String shop, List<String> sizes) {
    wicks.beginTransaction();
    sizes.forEach(size -> wicks.send(new ProducerRecord<>("wick-orders", shop, size)));
    shops.send(new ProducerRecord<>("shop-orders", shop, sizes.size() + " wicks")); // expect: unchecked-send
    wicks.commitTransaction();
  }

  public void close() {
    wicks.close();
    shops.close();
  }
}
