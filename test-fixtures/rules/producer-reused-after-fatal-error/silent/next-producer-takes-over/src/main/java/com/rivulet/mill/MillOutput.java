package com.rivulet.mill;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.errors.AuthorizationException;
import org.apache.kafka.common.errors.ProducerFencedException;
import org.apache.kafka.common.serialization.StringSerializer;

/** Writes with the first producer; when that is lost, with the next one. */
public class MillOutput {

  private final Deque<Producer<String, String>> producers = new ArrayDeque<>();

  public MillOutput(Properties common, int spare) {
    for (int number = 0; number <= spare; number++) {
      Properties config = new Properties();
      config.putAll(common);
      config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, System.getenv("POD_NAME") + "-mill-" + number);
      Producer<String, String> producer =
          new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
      producer.initTransactions();
      producers.add(producer);
    }
  }

  public void write(List<List<String>> batches) {
    Producer<String, String> current = producers.removeFirst();
    for (List<String> batch : batches) {
      try {
        current.beginTransaction();
        for (String sack : batch) {
          current.send(new ProducerRecord<>("flour-sacks", sack));
        }
        current.commitTransaction();
      } catch (ProducerFencedException | AuthorizationException e) {
        current.close();
        current = producers.removeFirst();
      }
    }
    current.close();
    producers.forEach(Producer::close);
  }
}
