package org.whitethorn.deed;

import java.util.List;
import java.util.Properties;
import org.apache.commons.io.IOUtils;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.clients.producer.RecordMetadata;
import org.apache.kafka.common.serialization.StringSerializer;

final class DeedTool {

  void run(String servers, List<String> deeds) {
    Properties config = new Properties();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, servers);
    KafkaProducer<String, String> producer =
        new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    for (String deed : deeds) {
      producer.send(new ProducerRecord<>("deeds", deed), DeedTool::report);
    }
    IOUtils.closeQuietly(producer);
  }

  private static void report(RecordMetadata metadata, Exception exception) {
    if (exception != null) {
      System.err.println("A record is lost: " + exception);
    }
  }
}
