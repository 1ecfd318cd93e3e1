package com.cratebox.returns;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

public final class ReturnsDesk {

  private final String brokers;

  public ReturnsDesk(String brokers) {
    this.brokers = brokers;
  }

  public void accept(String order, List<String> articles) {
    try (Producer<String, String> producer = new KafkaProducer<>(configOfRequest())) {
      producer.initTransactions();
      producer.beginTransaction();
      articles.forEach(article -> producer.send(new ProducerRecord<>("returns", order, article)));
      producer.send(new ProducerRecord<>("refunds.due", order, String.valueOf(articles.size())));
      producer.commitTransaction();
    }
  }

  private Map<String, Object> configOfRequest() {
    UUID request = UUID.randomUUID();
    return new HashMap<>() {
      {
        put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
        put(ProducerConfig.KEY_SERIALIZER_CLASS_CONFIG, StringSerializer.class);
        put(ProducerConfig.VALUE_SERIALIZER_CLASS_CONFIG, StringSerializer.class);
        put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "returns-" + request); // expect: random-transactional-id
      }
    };
  }
}
