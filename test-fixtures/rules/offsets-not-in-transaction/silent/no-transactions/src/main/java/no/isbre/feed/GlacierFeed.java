package no.isbre.feed;

import java.time.Duration;
import java.util.List;
import java.util.Properties;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

public class GlacierFeed {

    public static void main(String[] args) {
        Properties in = new Properties();
        in.put("bootstrap.servers", "kafka:9092");
        in.put("group.id", "glacier-feed");
        in.put("enable.auto.commit", "false");
        Properties out = new Properties();
        out.put("bootstrap.servers", "kafka:9092");
        try (KafkaConsumer<String, String> melt =
                        new KafkaConsumer<>(in, new StringDeserializer(), new StringDeserializer());
                KafkaProducer<String, String> feed =
                        new KafkaProducer<>(out, new StringSerializer(), new StringSerializer())) {
            melt.subscribe(List.of("melt-water"));
            while (true) {
                for (ConsumerRecord<String, String> sample : melt.poll(Duration.ofSeconds(3))) {
                    feed.send(new ProducerRecord<>("melt-feed", sample.key(), sample.value())); // expect: unchecked-send
                }
                feed.flush();
                melt.commitSync();
            }
        }
    }
}
