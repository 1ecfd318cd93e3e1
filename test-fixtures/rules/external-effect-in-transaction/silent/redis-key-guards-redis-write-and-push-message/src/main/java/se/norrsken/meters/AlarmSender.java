package se.norrsken.meters;

import com.google.firebase.messaging.FirebaseMessaging;
import com.google.firebase.messaging.FirebaseMessagingException;
import com.google.firebase.messaging.Message;
import redis.clients.jedis.JedisPooled;
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

/** A push message has no memory of its own that could be used instead. */
final class AlarmSender {

  private final FirebaseMessaging push;
  private final JedisPooled redis;

  AlarmSender(FirebaseMessaging push, JedisPooled redis) {
    this.push = push;
    this.redis = redis;
  }

  private void send(ConsumerRecord<String, String> alarm) {
    if (redis.setnx("alarm:" + alarm.key() + ":" + alarm.offset(), "") == 0) {
      return;
    }
    redis.incr("alarms");
    Message message = Message.builder().setTopic(alarm.key()).putData("t", alarm.value()).build();
    try {
      push.send(message);
    } catch (FirebaseMessagingException rejected) {
      throw new IllegalStateException(rejected);
    }
  }

  void run(String brokers) {
    Properties input = new Properties();
    input.put("bootstrap.servers", brokers);
    input.put("group.id", "alarm-sender");
    input.put("enable.auto.commit", "false");
    input.put("isolation.level", "read_committed");
    Properties output = new Properties();
    output.put("bootstrap.servers", brokers);
    output.put("transactional.id", "alarm-sender-" + System.getenv("POD_NAME"));
    try (var consumer =
            new KafkaConsumer<>(input, new StringDeserializer(), new StringDeserializer());
        var producer =
            new KafkaProducer<>(output, new StringSerializer(), new StringSerializer())) {
      consumer.subscribe(List.of("meter-alarms"));
      producer.initTransactions();
      while (true) {
        ConsumerRecords<String, String> records = consumer.poll(Duration.ofSeconds(1));
        if (records.isEmpty()) {
          continue;
        }
        producer.beginTransaction();
        Map<TopicPartition, OffsetAndMetadata> offsets = new HashMap<>();
        for (ConsumerRecord<String, String> alarm : records) {
          send(alarm);
          producer.send(new ProducerRecord<>("sent-alarms", alarm.key(), alarm.value()));
          offsets.put(
              new TopicPartition(alarm.topic(), alarm.partition()),
              new OffsetAndMetadata(alarm.offset() + 1));
        }
        producer.sendOffsetsToTransaction(offsets, consumer.groupMetadata());
        producer.commitTransaction();
      }
    }
  }
}
