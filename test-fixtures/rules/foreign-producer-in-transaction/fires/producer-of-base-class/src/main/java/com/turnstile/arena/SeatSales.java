package com.turnstile.arena;

import java.util.List;
import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.errors.AuthorizationException;
import org.apache.kafka.common.errors.OutOfOrderSequenceException;
import org.apache.kafka.common.errors.ProducerFencedException;
import org.apache.kafka.common.serialization.StringSerializer;

public final class SeatSales extends EventSource {

  private final KafkaProducer<String, String> producer;

  public SeatSales(String brokers) {
    super(brokers);
    Properties config = new Properties();
    config.setProperty(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
    config.setProperty(ProducerConfig.TRANSACTIONAL_ID_CONFIG, System.getenv("POD_NAME") + "-seat-sales");
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    producer.initTransactions();
  }

  public void sell(List<String> seats, String fan) {
    try {
      producer.beginTransaction();
      for (String seat : seats) {
        producer.send(new ProducerRecord<>("seats-sold", seat, fan));
        emit("fan-tickets", fan, seat);
      }
      producer.commitTransaction();
    } catch (ProducerFencedException | OutOfOrderSequenceException | AuthorizationException e) {
      close();
      throw e;
    } catch (KafkaException e) {
      producer.abortTransaction();
      throw e;
    }
  }

  @Override
  public void close() {
    producer.close();
    super.close();
  }
}
