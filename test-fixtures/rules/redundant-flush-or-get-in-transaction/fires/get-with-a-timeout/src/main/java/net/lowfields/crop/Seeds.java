package net.lowfields.crop;

import java.util.List;
import java.util.Properties;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.clients.producer.RecordMetadata;
import org.apache.kafka.common.errors.ProducerFencedException;
import org.apache.kafka.common.serialization.StringSerializer;

public final class Seeds {

  private final KafkaProducer<String, String> producer;

  public Seeds(String servers) {
    Properties config = new Properties();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, servers);
    config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "seeds-" + System.getenv("POD_NAME"));
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    producer.initTransactions();
  }

  public void write(List<String> lines) throws Exception {
    try {
      producer.beginTransaction();
      Future<RecordMetadata> first = producer.send(new ProducerRecord<>("seeds", lines.get(0)));
      first.get(10, TimeUnit.SECONDS); // expect: redundant-flush-or-get-in-transaction
      producer.send(new ProducerRecord<>("seeds", lines.get(1)));
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
