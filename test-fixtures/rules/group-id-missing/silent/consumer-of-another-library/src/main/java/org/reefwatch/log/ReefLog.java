package org.reefwatch.log;

import java.util.List;
import java.util.Map;
import org.reefwatch.bus.KafkaConsumer;

public final class ReefLog {

    private ReefLog() {
    }

    public static void main(String[] args) {
        try (KafkaConsumer<String, String> reef = new KafkaConsumer<>(Map.of("bootstrap.servers", "reef:7000"))) {
            reef.subscribe(List.of("reef"));
            reef.commitSync();
        }
    }
}
