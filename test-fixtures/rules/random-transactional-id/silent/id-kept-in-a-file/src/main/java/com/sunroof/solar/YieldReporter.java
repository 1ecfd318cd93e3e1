package com.sunroof.solar;

import java.io.IOException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.DoubleSerializer;
import org.apache.kafka.common.serialization.StringSerializer;

public final class YieldReporter {

  private final KafkaProducer<String, Double> producer;

  public YieldReporter(String brokers) throws IOException {
    Map<String, Object> config = new HashMap<>();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
    config.put(
        ProducerConfig.TRANSACTIONAL_ID_CONFIG,
        "yield-" + InstanceId.load(Path.of("/var/lib/solar")));
    producer = new KafkaProducer<>(config, new StringSerializer(), new DoubleSerializer());
    producer.initTransactions();
  }

  public void report(Map<String, Double> kilowattHours) {
    producer.beginTransaction();
    kilowattHours.forEach(
        (panel, yield) -> producer.send(new ProducerRecord<>("solar.yield", panel, yield)));
    producer.commitTransaction();
  }
}
