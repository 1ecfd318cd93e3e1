package se.nordljus.lamps;

import java.io.IOException;
import java.time.Duration;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import java.util.stream.Collectors;
import okhttp3.MediaType;
import okhttp3.OkHttpClient;
import okhttp3.Request;
import okhttp3.RequestBody;
import okhttp3.Response;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.errors.ProducerFencedException;

/** Mirrors the wanted state of street lamps to the device registry. */
public class LampShadowSync {

    private final OkHttpClient http = new OkHttpClient();
    private final String registry;
    private final KafkaConsumer<String, String> consumer;
    private final KafkaProducer<String, String> producer;

    public LampShadowSync(String brokers, String registry) {
        this.registry = registry;
        Properties consumerConfig = new Properties();
        consumerConfig.put("bootstrap.servers", brokers);
        consumerConfig.put("group.id", "lamp-shadow");
        consumerConfig.put("enable.auto.commit", "false");
        consumerConfig.put("isolation.level", "read_committed");
        consumerConfig.put("key.deserializer", "org.apache.kafka.common.serialization.StringDeserializer");
        consumerConfig.put("value.deserializer", "org.apache.kafka.common.serialization.StringDeserializer");
        this.consumer = new KafkaConsumer<>(consumerConfig);
        Properties producerConfig = new Properties();
        producerConfig.put("bootstrap.servers", brokers);
        producerConfig.put("transactional.id", "lamp-shadow-" + System.getenv("POD_NAME"));
        producerConfig.put("key.serializer", "org.apache.kafka.common.serialization.StringSerializer");
        producerConfig.put("value.serializer", "org.apache.kafka.common.serialization.StringSerializer");
        this.producer = new KafkaProducer<>(producerConfig);
    }

    public void run() {
        producer.initTransactions();
        consumer.subscribe(Set.of("lamp-states"));
        while (true) {
            ConsumerRecords<String, String> states = consumer.poll(Duration.ofMillis(300));
            if (states.isEmpty()) {
                continue;
            }
            producer.beginTransaction();
            try {
                for (ConsumerRecord<String, String> state : states) {
                    int status = state.value() == null ? remove(state.key()) : replace(state.key(), state.value());
                    producer.send(new ProducerRecord<>("lamp-sync-log", state.key(), Integer.toString(status)));
                }
                Map<TopicPartition, OffsetAndMetadata> next = states.partitions().stream()
                        .collect(Collectors.toMap(tp -> tp, tp -> new OffsetAndMetadata(consumer.position(tp))));
                producer.sendOffsetsToTransaction(next, consumer.groupMetadata());
                producer.commitTransaction();
            } catch (ProducerFencedException e) {
                producer.close();
                return;
            } catch (KafkaException | IOException e) {
                producer.abortTransaction();
                states.partitions().forEach(tp -> consumer.seek(tp, states.records(tp).get(0).offset()));
            }
        }
    }

    private int replace(String lamp, String state) throws IOException {
        RequestBody body = RequestBody.create(state, MediaType.get("application/json"));
        return call(new Request.Builder().url(registry + "/lamps/" + lamp).put(body).build());
    }

    private int remove(String lamp) throws IOException {
        return call(new Request.Builder().url(registry + "/lamps/" + lamp).delete().build());
    }

    private int call(Request request) throws IOException {
        try (Response response = http.newCall(request).execute()) {
            return response.code();
        }
    }
}
