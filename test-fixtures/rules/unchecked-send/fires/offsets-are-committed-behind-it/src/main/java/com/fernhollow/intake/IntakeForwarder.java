package com.fernhollow.intake;

import java.time.Duration;
import java.util.List;
import java.util.Properties;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

public class IntakeForwarder implements Runnable {

  private final KafkaConsumer<String, String> consumer;
  private final KafkaProducer<String, String> producer;

  public IntakeForwarder(String servers) {
    Properties in = new Properties();
    in.put(ConsumerConfig.BOOTSTRAP_SERVERS_CONFIG, servers);
    in.put(ConsumerConfig.GROUP_ID_CONFIG, "intake-forwarder");
    in.put(ConsumerConfig.ENABLE_AUTO_COMMIT_CONFIG, "false");
    in.put(ConsumerConfig.AUTO_OFFSET_RESET_CONFIG, "earliest");
    in.put(ConsumerConfig.ISOLATION_LEVEL_CONFIG, "read_committed");
    consumer = new KafkaConsumer<>(in, new StringDeserializer(), new StringDeserializer());
    Properties out = new Properties();
    out.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, servers);
    producer = new KafkaProducer<>(out, new StringSerializer(), new StringSerializer());
  }

  @Override
  public void run() {
    consumer.subscribe(List.of("intake"));
    while (!Thread.currentThread().isInterrupted()) {
      for (ConsumerRecord<String, String> record : consumer.poll(Duration.ofMillis(250))) {
        forward(record);
      }
      consumer.commitSync();
    }
  }

  private void forward(ConsumerRecord<String, String> record) {
    producer.send(new ProducerRecord<>("intake-clean", record.key(), record.value().trim())); // expect: unchecked-send
  }
}
