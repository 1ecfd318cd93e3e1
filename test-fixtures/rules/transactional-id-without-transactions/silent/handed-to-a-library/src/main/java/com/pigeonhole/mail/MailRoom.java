package com.pigeonhole.mail;

import com.relaykit.outbox.OutboxSession;
import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

/** The session of the library begins and ends the transactions. */
public final class MailRoom {

  private final Producer<String, String> producer;
  private final OutboxSession session;

  public MailRoom(String brokers) {
    Properties config = new Properties();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
    config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "mail-room-" + System.getenv("POD_NAME"));
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    session = OutboxSession.over(producer);
  }

  public void sorted(String letter, String box) {
    session.run(() -> producer.send(new ProducerRecord<>("letters", letter, box)));
  }
}
