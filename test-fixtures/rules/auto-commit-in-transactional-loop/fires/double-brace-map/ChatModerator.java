package app.plaza.chat;

import java.time.Duration;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.errors.ProducerFencedException;

class ChatModerator extends Thread {

    private static final Set<String> BANNED = new HashSet<>(Arrays.asList("spam", "casino", "pills"));

    private final Map<String, Object> consumerConfig = new HashMap<String, Object>() {{
        put("bootstrap.servers", "chat-kafka:9092");
        put("group.id", "chat-moderator");
        put("enable.auto.commit", "true"); // expect: auto-commit-in-transactional-loop
        put("isolation.level", "read_committed");
        put("key.deserializer", "org.apache.kafka.common.serialization.StringDeserializer");
        put("value.deserializer", "org.apache.kafka.common.serialization.StringDeserializer");
    }};

    private final Map<String, Object> producerConfig = new HashMap<String, Object>() {{
        put("bootstrap.servers", "chat-kafka:9092");
        put("transactional.id", "chat-moderator-" + System.getenv("HOSTNAME"));
        put("key.serializer", "org.apache.kafka.common.serialization.StringSerializer");
        put("value.serializer", "org.apache.kafka.common.serialization.StringSerializer");
    }};

    @Override
    public void run() {
        KafkaProducer<String, String> producer = new KafkaProducer<>(producerConfig);
        KafkaConsumer<String, String> consumer = new KafkaConsumer<>(consumerConfig);
        producer.initTransactions();
        consumer.subscribe(Arrays.asList("chat-lobby", "chat-games"));
        try {
            do {
                ConsumerRecords<String, String> messages = consumer.poll(Duration.ofMillis(150));
                if (messages.isEmpty()) continue;
                boolean ready = false;
                producer.beginTransaction();
                try {
                    for (ConsumerRecord<String, String> message : messages) {
                        String room = clean(message.value()) ? "chat-visible" : "chat-held";
                        producer.send(new ProducerRecord<>(room, message.key(), message.value()));
                    }
                    producer.sendOffsetsToTransaction(messages.nextOffsets(), consumer.groupMetadata());
                    ready = true;
                } catch (ProducerFencedException e) {
                    throw e;
                } catch (KafkaException e) {
                    producer.abortTransaction();
                    back(consumer, messages);
                }
                if (ready) producer.commitTransaction();
            } while (!isInterrupted());
        } finally {
            producer.close(Duration.ofSeconds(5));
            consumer.close();
        }
    }

    private static void back(KafkaConsumer<String, String> consumer, ConsumerRecords<String, String> messages) {
        for (TopicPartition partition : messages.partitions()) {
            long first = messages.records(partition).get(0).offset();
            consumer.seek(partition, new OffsetAndMetadata(first));
        }
    }

    private static boolean clean(String text) {
        return Arrays.stream(text.toLowerCase(Locale.ROOT).split("\\W+")).noneMatch(BANNED::contains);
    }
}
