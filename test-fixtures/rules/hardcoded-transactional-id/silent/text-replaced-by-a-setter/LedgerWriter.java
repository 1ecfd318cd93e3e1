package no.fiskebank.ledger;

import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

/** A host process gives every writer its own identity before it opens it. */
public class LedgerWriter {

  private String identity = "ledger-writer";
  private Producer<String, String> producer;

  public void setIdentity(String identity) {
    this.identity = identity;
  }

  public void open(String brokers) {
    Properties settings = new Properties();
    settings.put("bootstrap.servers", brokers);
    settings.put("transactional.id", identity);
    producer = new KafkaProducer<>(settings, new StringSerializer(), new StringSerializer());
    producer.initTransactions();
  }

  public void book(String account, String debit, String credit) {
    producer.beginTransaction();
    producer.send(new ProducerRecord<>("ledger.debits", account, debit));
    producer.send(new ProducerRecord<>("ledger.credits", account, credit));
    producer.commitTransaction();
  }
}
