package dev.eoslint.proofs.programs.uncheckedsend;

import java.util.ArrayList;
import java.util.List;
import java.util.Properties;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.clients.producer.RecordMetadata;
import org.apache.kafka.common.serialization.StringSerializer;

/** Looks at each future. */
public final class Repaired {

  private Repaired() {}

  public static void publish(String brokers, String topic, List<String> scans) {
    Properties config = new Properties();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
    config.put(ProducerConfig.MAX_REQUEST_SIZE_CONFIG, 2_000);
    try (KafkaProducer<String, String> producer =
        new KafkaProducer<>(config, new StringSerializer(), new StringSerializer())) {
      List<Future<RecordMetadata>> sent = new ArrayList<>();
      for (String scan : scans) {
        sent.add(producer.send(new ProducerRecord<>(topic, scan)));
      }
      for (Future<RecordMetadata> scan : sent) {
        scan.get();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("Interrupted while publishing.", e);
    } catch (ExecutionException e) {
      throw new IllegalStateException("Not all scans are published.", e.getCause());
    }
  }
}
