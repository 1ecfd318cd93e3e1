package com.halyard.charter;

import java.util.Properties;
import okhttp3.OkHttpClient;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

public final class Main {

  public static void main(String[] args) throws Exception {
    Properties reading = new Properties();
    reading.put("bootstrap.servers", args[0]);
    reading.put("group.id", "charter-bridge");
    reading.put("enable.auto.commit", "false");
    Properties writing = new Properties();
    writing.put("bootstrap.servers", args[0]);
    writing.put("enable.idempotence", "true");
    writing.put("acks", "all");
    new CharterBridge(
            new KafkaConsumer<>(reading, new StringDeserializer(), new StringDeserializer()),
            new KafkaProducer<>(writing, new StringSerializer(), new StringSerializer()),
            new OkHttpClient(),
            args[1])
        .bridge();
  }
}
