package cz.sklarna.molds;

import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

public final class MoldUsageWriter {

  private final KafkaProducer<String, String> producer;

  public MoldUsageWriter(String bootstrapServers) {
    Properties config = new Properties();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, bootstrapServers);
    // eoslint:ignore[hardcoded-transactional-id] The cell controller starts exactly one writer.

    config.put(
        ProducerConfig.TRANSACTIONAL_ID_CONFIG,
        "mold-usage");
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    producer.initTransactions();
  }

  public void use(String mold, String piece) {
    producer.beginTransaction();
    producer.send(new ProducerRecord<>("molds.used", mold, piece));
    producer.send(new ProducerRecord<>("pieces.made", piece, mold));
    producer.commitTransaction();
  }
}
