package com.storyboard.render;

import com.storyboard.render.journal.KafkaProducer;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicReference;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.common.serialization.StringDeserializer;

public class Preview {

    private final AtomicReference<List<String>> shown = new AtomicReference<>(List.of());

    public void follow() {
        KafkaProducer producer = new KafkaProducer(shown::set);
        try (KafkaConsumer<String, String> consumer = new KafkaConsumer<>(
                Map.of(
                        ConsumerConfig.BOOTSTRAP_SERVERS_CONFIG, "render-kafka:9092",
                        ConsumerConfig.GROUP_ID_CONFIG, "preview-" + ProcessHandle.current().pid()),
                new StringDeserializer(),
                new StringDeserializer())) {
            consumer.subscribe(List.of("rendered-frames"));
            while (!Thread.currentThread().isInterrupted()) {
                var frames = consumer.poll(Duration.ofMillis(40));
                producer.beginTransaction();
                frames.forEach(frame -> producer.send(frame.value()));
                producer.commitTransaction();
            }
        }
    }

    public List<String> frames() {
        return shown.get();
    }
}
