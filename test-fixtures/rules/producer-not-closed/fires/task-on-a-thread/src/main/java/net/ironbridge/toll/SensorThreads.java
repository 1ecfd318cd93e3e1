package net.ironbridge.toll;

import java.util.Properties;
import java.util.Queue;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.clients.producer.RecordMetadata;
import org.apache.kafka.common.serialization.StringSerializer;

public final class SensorThreads {

  private final String servers;

  public SensorThreads(String servers) {
    this.servers = servers;
  }

  public void start(Queue<String> readings) {
    Thread thread = new Thread(() -> forward(readings));
    thread.start();
  }

  private void forward(Queue<String> readings) {
    Properties config = new Properties();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, servers);
    KafkaProducer<String, String> producer =
        new KafkaProducer<>(config, new StringSerializer(), new StringSerializer()); // expect: producer-not-closed
    while (!readings.isEmpty()) {
      producer.send(new ProducerRecord<>("sensor-readings", readings.poll()), SensorThreads::report);
    }
  }

  private static void report(RecordMetadata metadata, Exception exception) {
    if (exception != null) {
      System.err.println("A record is lost: " + exception);
    }
  }
}
