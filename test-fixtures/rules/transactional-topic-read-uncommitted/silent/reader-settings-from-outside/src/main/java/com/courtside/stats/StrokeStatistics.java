package com.courtside.stats;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.time.Duration;
import java.util.Collections;
import java.util.HashMap;
import java.util.Map;
import java.util.Properties;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.clients.consumer.KafkaConsumer;

public class StrokeStatistics {

    private final Map<String, Integer> countByStroke = new HashMap<>();

    public void collect() throws IOException {
        Properties props = new Properties();
        Path mounted = Paths.get(System.getenv("CLIENT_SETTINGS"));
        try (InputStream in = Files.newInputStream(mounted)) {
            props.load(in);
        }
        props.put(ConsumerConfig.GROUP_ID_CONFIG, "stroke-statistics");
        try (KafkaConsumer<String, String> consumer = new KafkaConsumer<>(props)) {
            consumer.subscribe(Collections.singletonList("tennis-strokes"));
            while (!Thread.currentThread().isInterrupted()) {
                consumer.poll(Duration.ofSeconds(1)).forEach(s -> countByStroke.merge(s.value(), 1, Integer::sum));
            }
        }
    }
}
