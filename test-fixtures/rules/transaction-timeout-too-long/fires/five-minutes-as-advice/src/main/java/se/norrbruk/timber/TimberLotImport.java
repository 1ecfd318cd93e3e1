package se.norrbruk.timber;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

public final class TimberLotImport {

  private TimberLotImport() {}

  public static void main(String[] args) throws Exception {
    Properties config = new Properties();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, args[0]);
    config.put(ProducerConfig.KEY_SERIALIZER_CLASS_CONFIG, StringSerializer.class.getName());
    config.put(ProducerConfig.VALUE_SERIALIZER_CLASS_CONFIG, StringSerializer.class.getName());
    config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "timber-lots-" + System.getenv("POD_NAME"));
    // expect: transaction-timeout-too-long
    config.put(ProducerConfig.TRANSACTION_TIMEOUT_CONFIG, 300_000);
    try (KafkaProducer<String, String> producer = new KafkaProducer<>(config)) {
      producer.initTransactions();
      producer.beginTransaction();
      for (String line : Files.readAllLines(Path.of(args[1]))) {
        producer.send(new ProducerRecord<>("timber-lots", line));
      }
      producer.commitTransaction();
    }
  }
}
