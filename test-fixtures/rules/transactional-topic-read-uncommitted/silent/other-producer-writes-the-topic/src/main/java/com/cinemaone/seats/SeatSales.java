package com.cinemaone.seats;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Sales are atomic; page views go through a second producer without transactions. */
public final class SeatSales implements AutoCloseable {

  static final String SALES = "seat-sales";
  static final String VIEWS = "seat-plan-views";

  private static final Logger LOG = LoggerFactory.getLogger(SeatSales.class);

  private final KafkaProducer<String, String> transactional;
  private final KafkaProducer<String, String> plain;

  public SeatSales(String brokers) {
    Map<String, Object> common = new HashMap<>();
    common.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
    plain = new KafkaProducer<>(common, new StringSerializer(), new StringSerializer());

    Map<String, Object> atomic = new HashMap<>(common);
    atomic.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "seat-sales-" + System.getenv("HOSTNAME"));
    transactional = new KafkaProducer<>(atomic, new StringSerializer(), new StringSerializer());
    transactional.initTransactions();
  }

  public void viewed(String show, String visitor) {
    plain.send(
        new ProducerRecord<>(VIEWS, show, visitor),
        (metadata, failure) -> {
          if (failure != null) {
            LOG.warn("View of {} not counted", show, failure);
          }
        });
  }

  public synchronized void sold(String show, List<String> seats) {
    transactional.beginTransaction();
    seats.forEach(seat -> transactional.send(new ProducerRecord<>(SALES, show, seat)));
    transactional.commitTransaction();
  }

  @Override
  public void close() {
    transactional.close();
    plain.close();
  }
}
