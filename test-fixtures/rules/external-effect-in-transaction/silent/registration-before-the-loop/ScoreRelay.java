package gg.overtime.scores;

import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.apache.http.client.methods.HttpPost;
import org.apache.http.entity.StringEntity;
import org.apache.http.impl.client.CloseableHttpClient;
import org.apache.http.impl.client.HttpClients;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.errors.ProducerFencedException;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

/** Announces itself at the lobby once, then relays scores until it is fenced. */
class ScoreRelay {

    private static final String LOBBY = System.getenv("LOBBY_URL");

    public static void main(String[] args) throws IOException {
        String host = System.getenv("HOSTNAME");
        Map<String, Object> consumerConfig = Map.of(
                "bootstrap.servers", args[0],
                "group.id", "score-relay",
                "enable.auto.commit", "false",
                "isolation.level", "read_committed");
        Map<String, Object> producerConfig = Map.of(
                "bootstrap.servers", args[0],
                "transactional.id", "score-relay-" + host);
        try (CloseableHttpClient http = HttpClients.createDefault();
                var consumer = new KafkaConsumer<>(consumerConfig, new StringDeserializer(), new StringDeserializer());
                var producer = new KafkaProducer<>(producerConfig, new StringSerializer(), new StringSerializer())) {
            post(http, "/relays", host);
            producer.initTransactions();
            consumer.subscribe(List.of("scores"));
            relay(consumer, producer);
            post(http, "/relays/leave", host);
        }
    }

    private static void relay(KafkaConsumer<String, String> consumer, KafkaProducer<String, String> producer) {
        while (true) {
            ConsumerRecords<String, String> scores = consumer.poll(Duration.ofMillis(100));
            if (scores.isEmpty()) {
                continue;
            }
            producer.beginTransaction();
            try {
                for (ConsumerRecord<String, String> score : scores) {
                    producer.send(new ProducerRecord<>("scores-" + score.key().charAt(0), score.key(), score.value()));
                }
                Map<TopicPartition, OffsetAndMetadata> positions = scores.partitions().stream()
                        .collect(Collectors.toMap(p -> p, p -> new OffsetAndMetadata(consumer.position(p))));
                producer.sendOffsetsToTransaction(positions, consumer.groupMetadata());
                producer.commitTransaction();
            } catch (ProducerFencedException e) {
                return;
            } catch (KafkaException e) {
                producer.abortTransaction();
                scores.partitions().forEach(p -> consumer.seek(p, scores.records(p).get(0).offset()));
            }
        }
    }

    private static void post(CloseableHttpClient http, String path, String body) throws IOException {
        HttpPost post = new HttpPost(LOBBY + path);
        post.setEntity(new StringEntity(body));
        http.execute(post).close();
    }
}
