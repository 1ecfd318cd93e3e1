package net.saltmarsh.stock;

import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.LongSerializer;
import org.apache.kafka.common.serialization.StringSerializer;

class StockChanges {

  private final KafkaProducer<Long, String> producer = new KafkaProducer<>(settings());

  private static Properties settings() {
    Properties settings = new Properties();
    settings.put("bootstrap.servers", "kafka-1:9092,kafka-2:9092");
    settings.put("key.serializer", LongSerializer.class.getName());
    settings.put("value.serializer", StringSerializer.class.getName());
    settings.put("compression.type", "lz4");
    return settings;
  }

  void changed(long article, String json) {
    producer.send(new ProducerRecord<>("stock-changes", article, json), null); // expect: unchecked-send
  }
}
