package com.gorse.heath;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.errors.ProducerFencedException;
import org.apache.kafka.common.serialization.StringSerializer;

public final class PonyShards {

  private final Map<String, Object> config;
  private final Map<String, Producer<String, String>> producers = new HashMap<>();

  public PonyShards(Map<String, Object> config) {
    this.config = config;
  }

  public void write(Map<String, List<String>> countsByHeath) {
    for (Map.Entry<String, List<String>> counts : countsByHeath.entrySet()) {
      Producer<String, String> producer =
          producers.computeIfAbsent(counts.getKey(), this::open);
      try {
        producer.beginTransaction();
        for (String count : counts.getValue()) {
          producer.send(new ProducerRecord<>("ponies", counts.getKey(), count));
        }
        producer.commitTransaction();
      } catch (ProducerFencedException e) {
        producers.remove(counts.getKey());
        producer.close();
      } catch (KafkaException e) {
        producer.abortTransaction();
      }
    }
  }

  private Producer<String, String> open(String heath) {
    Map<String, Object> settings = new HashMap<>(config);
    settings.put("transactional.id", heath + "-" + System.getenv("POD_NAME"));
    Producer<String, String> opened =
        new KafkaProducer<>(settings, new StringSerializer(), new StringSerializer());
    opened.initTransactions();
    return opened;
  }
}
