package org.quarrystone.order;

import java.util.Properties;
import java.util.concurrent.atomic.AtomicLong;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.ByteArraySerializer;
import org.apache.kafka.common.serialization.StringSerializer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

public class OrderFeed {

  private static final Logger LOG = LoggerFactory.getLogger(OrderFeed.class);

  private final AtomicLong sent = new AtomicLong();
  private final KafkaProducer<String, byte[]> producer;

  public OrderFeed(Properties base) {
    Properties config = new Properties();
    config.putAll(base);
    config.setProperty(ProducerConfig.LINGER_MS_CONFIG, "20");
    this.producer = new KafkaProducer<>(config, new StringSerializer(), new ByteArraySerializer());
  }

  public void publish(String orderId, byte[] payload) {
    producer.send( // expect: unchecked-send
        new ProducerRecord<>("orders-out", orderId, payload),
        (metadata, exception) -> {
          sent.incrementAndGet();
          LOG.debug("Sent {} records", sent);
        });
  }

  public void stop() {
    producer.close();
  }
}
