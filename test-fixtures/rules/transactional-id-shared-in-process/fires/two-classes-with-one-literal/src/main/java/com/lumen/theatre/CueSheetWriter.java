package com.lumen.theatre;

import java.util.HashMap;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

class CueSheetWriter {

  private final Producer<String, String> producer;

  CueSheetWriter(String brokers) {
    Map<String, Object> config = new HashMap<>();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
    config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "stage-control"); // expect: hardcoded-transactional-id
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    producer.initTransactions();
  }

  void replace(String scene, Iterable<String> cues) {
    producer.beginTransaction();
    cues.forEach(cue -> producer.send(new ProducerRecord<>("stage.cues", scene, cue)));
    producer.commitTransaction();
  }
}
