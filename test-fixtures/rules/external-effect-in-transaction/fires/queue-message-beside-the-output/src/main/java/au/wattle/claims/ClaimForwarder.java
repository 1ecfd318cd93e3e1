package au.wattle.claims;

import software.amazon.awssdk.services.sqs.SqsClient;
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

final class ClaimForwarder {

  private final SqsClient queues;
  private final String queue;

  ClaimForwarder(SqsClient queues, String queue) {
    this.queues = queues;
    this.queue = queue;
  }

  void run(String brokers) {
    Properties input = new Properties();
    input.put("bootstrap.servers", brokers);
    input.put("group.id", "claim-forwarder");
    input.put("enable.auto.commit", "false");
    input.put("isolation.level", "read_committed");
    Properties output = new Properties();
    output.put("bootstrap.servers", brokers);
    output.put("transactional.id", "claim-forwarder-" + System.getenv("POD_NAME"));
    try (var consumer =
            new KafkaConsumer<>(input, new StringDeserializer(), new StringDeserializer());
        var producer =
            new KafkaProducer<>(output, new StringSerializer(), new StringSerializer())) {
      consumer.subscribe(List.of("claims"));
      producer.initTransactions();
      while (true) {
        ConsumerRecords<String, String> records = consumer.poll(Duration.ofSeconds(1));
        if (records.isEmpty()) {
          continue;
        }
        producer.beginTransaction();
        Map<TopicPartition, OffsetAndMetadata> offsets = new HashMap<>();
        for (ConsumerRecord<String, String> claim : records) {
          queues.sendMessage( // expect: external-effect-in-transaction
              request -> request.queueUrl(queue).messageBody(claim.value()));
          producer.send(new ProducerRecord<>("forwarded-claims", claim.key(), claim.value()));
          offsets.put(
              new TopicPartition(claim.topic(), claim.partition()),
              new OffsetAndMetadata(claim.offset() + 1));
        }
        producer.sendOffsetsToTransaction(offsets, consumer.groupMetadata());
        producer.commitTransaction();
      }
    }
  }
}
