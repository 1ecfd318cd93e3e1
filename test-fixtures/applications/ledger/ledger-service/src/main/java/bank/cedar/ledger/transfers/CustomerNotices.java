package bank.cedar.ledger.transfers;

import bank.cedar.ledger.LedgerSettings;
import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

/** Tells customers that money has arrived. */
public final class CustomerNotices implements AutoCloseable {

  private final KafkaProducer<String, String> producer;

  public CustomerNotices(String servers) {
    Properties settings = new Properties();
    settings.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, servers);
    settings.put(ProducerConfig.ACKS_CONFIG, "all");
    settings.put(ProducerConfig.KEY_SERIALIZER_CLASS_CONFIG, StringSerializer.class.getName());
    settings.put(ProducerConfig.VALUE_SERIALIZER_CLASS_CONFIG, StringSerializer.class.getName());
    this.producer = new KafkaProducer<>(settings);
  }

  void tell(String account, String credit) {
    producer.send(new ProducerRecord<>(LedgerSettings.NOTICES, account, credit)); // expect: foreign-producer-in-transaction, unchecked-send
  }

  @Override
  public void close() {
    producer.close();
  }
}
