package bank.nordic.clearing;

import jakarta.annotation.PostConstruct;
import jakarta.annotation.PreDestroy;
import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.stereotype.Component;

@Component
class ClearingProducer {

  @Value("${clearing.brokers}")
  private String brokers;

  @Value("${clearing.tx-id}")
  private String txId;

  private Producer<String, String> producer;

  @PostConstruct
  void open() {
    Properties config = new Properties();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
    config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, txId);
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    producer.initTransactions();
  }

  synchronized void clear(String debtor, String creditor, String amount) {
    producer.beginTransaction();
    producer.send(new ProducerRecord<>("clearing.debits", debtor, amount));
    producer.send(new ProducerRecord<>("clearing.credits", creditor, amount));
    producer.commitTransaction();
  }

  @PreDestroy
  void close() {
    producer.close();
  }
}
