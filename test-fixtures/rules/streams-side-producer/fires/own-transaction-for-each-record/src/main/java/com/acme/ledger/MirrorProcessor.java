package com.acme.ledger;

import java.util.HashMap;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;
import org.apache.kafka.streams.processor.api.Processor;
import org.apache.kafka.streams.processor.api.Record;

final class MirrorProcessor implements Processor<String, String, Void, Void> {

  private final KafkaProducer<String, String> mirror;

  MirrorProcessor() {
    Map<String, Object> settings = new HashMap<>();
    settings.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, System.getenv("MIRROR_SERVERS"));
    settings.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "mirror-" + System.getenv("POD_NAME"));
    settings.put(ProducerConfig.KEY_SERIALIZER_CLASS_CONFIG, StringSerializer.class);
    settings.put(ProducerConfig.VALUE_SERIALIZER_CLASS_CONFIG, StringSerializer.class);
    mirror = new KafkaProducer<>(settings);
    mirror.initTransactions();
  }

  @Override
  public void process(Record<String, String> entry) {
    mirror.beginTransaction();
    mirror.send(new ProducerRecord<>("ledger-mirror", entry.key(), entry.value())); // expect: streams-side-producer
    mirror.commitTransaction();
  }

  @Override
  public void close() {
    mirror.close();
  }
}
