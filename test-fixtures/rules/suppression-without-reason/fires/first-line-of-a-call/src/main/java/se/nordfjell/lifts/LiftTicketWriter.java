package se.nordfjell.lifts;

import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

public final class LiftTicketWriter {

  private final KafkaProducer<String, String> producer;

  public LiftTicketWriter(String bootstrapServers) {
    Properties config = new Properties();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, bootstrapServers);
    // expect: suppression-without-reason
    config.put( // eoslint:ignore[hardcoded-transactional-id]
        ProducerConfig.TRANSACTIONAL_ID_CONFIG,
        "lift-tickets");
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    producer.initTransactions();
  }

  public void sell(String ticket, String guest) {
    producer.beginTransaction();
    producer.send(new ProducerRecord<>("tickets.sold", ticket, guest));
    producer.send(new ProducerRecord<>("guests.active", guest, ticket));
    producer.commitTransaction();
  }
}
