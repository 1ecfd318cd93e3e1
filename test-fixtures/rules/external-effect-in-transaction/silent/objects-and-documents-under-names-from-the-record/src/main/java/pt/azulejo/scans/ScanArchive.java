package pt.azulejo.scans;

import co.elastic.clients.elasticsearch.ElasticsearchClient;
import java.io.IOException;
import java.io.UncheckedIOException;
import software.amazon.awssdk.core.sync.RequestBody;
import software.amazon.awssdk.services.s3.S3Client;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

final class ScanArchive {

  private final S3Client store;
  private final ElasticsearchClient index;

  ScanArchive(S3Client store, ElasticsearchClient index) {
    this.store = store;
    this.index = index;
  }

  private void keep(ConsumerRecord<String, String> scan) {
    store.putObject(
        request -> request.bucket("scans").key("tiles/" + scan.key()),
        RequestBody.fromString(scan.value()));
    try {
      index.index(document -> document.index("tiles").id(scan.key()).document(scan.value()));
    } catch (IOException unreachable) {
      throw new UncheckedIOException(unreachable);
    }
  }

  void run(String brokers) {
    Properties input = new Properties();
    input.put("bootstrap.servers", brokers);
    input.put("group.id", "scan-archive");
    input.put("enable.auto.commit", "false");
    input.put("isolation.level", "read_committed");
    Properties output = new Properties();
    output.put("bootstrap.servers", brokers);
    output.put("transactional.id", "scan-archive-" + System.getenv("POD_NAME"));
    try (var consumer =
            new KafkaConsumer<>(input, new StringDeserializer(), new StringDeserializer());
        var producer =
            new KafkaProducer<>(output, new StringSerializer(), new StringSerializer())) {
      consumer.subscribe(List.of("scans"));
      producer.initTransactions();
      while (true) {
        ConsumerRecords<String, String> records = consumer.poll(Duration.ofSeconds(1));
        if (records.isEmpty()) {
          continue;
        }
        producer.beginTransaction();
        Map<TopicPartition, OffsetAndMetadata> offsets = new HashMap<>();
        for (ConsumerRecord<String, String> scan : records) {
          keep(scan);
          producer.send(new ProducerRecord<>("kept-scans", scan.key(), ""));
          offsets.put(
              new TopicPartition(scan.topic(), scan.partition()),
              new OffsetAndMetadata(scan.offset() + 1));
        }
        producer.sendOffsetsToTransaction(offsets, consumer.groupMetadata());
        producer.commitTransaction();
      }
    }
  }
}
