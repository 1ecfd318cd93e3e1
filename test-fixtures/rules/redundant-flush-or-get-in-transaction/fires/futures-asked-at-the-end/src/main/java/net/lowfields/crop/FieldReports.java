package net.lowfields.crop;

import java.util.ArrayList;
import java.util.List;
import java.util.Properties;
import java.util.concurrent.Future;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.clients.producer.RecordMetadata;
import org.apache.kafka.common.errors.ProducerFencedException;
import org.apache.kafka.common.serialization.StringSerializer;

public final class FieldReports {

  private final KafkaProducer<String, String> producer;

  public FieldReports(String servers) {
    Properties config = new Properties();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, servers);
    config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "fieldreports-" + System.getenv("POD_NAME"));
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    producer.initTransactions();
  }

  public void write(List<String> lines) throws Exception {
    try {
      producer.beginTransaction();
      List<Future<RecordMetadata>> pending = new ArrayList<>();
      for (String line : lines) {
        pending.add(producer.send(new ProducerRecord<>("fields", line)));
      }
      for (Future<RecordMetadata> each : pending) {
        each.get(); // expect: redundant-flush-or-get-in-transaction
      }
      producer.commitTransaction();
    } catch (ProducerFencedException e) {
      producer.close();
      throw e;
    } catch (Exception e) {
      producer.abortTransaction();
      throw e;
    }
  }
}
