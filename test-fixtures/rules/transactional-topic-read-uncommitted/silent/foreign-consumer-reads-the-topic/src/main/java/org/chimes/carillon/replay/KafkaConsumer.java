package org.chimes.carillon.replay;

import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/** Replays melodies kept in memory; only the names remind of the real client. */
public final class KafkaConsumer<V> {

    private final Map<String, List<V>> tapes;
    private final Map<String, Object> settings;

    public KafkaConsumer(Map<String, Object> settings, Map<String, List<V>> tapes) {
        this.settings = settings;
        this.tapes = tapes;
    }

    public void subscribe(List<String> topics, Consumer<V> listener) {
        int tempo = (int) settings.getOrDefault("tempo", 60);
        for (String topic : topics) {
            tapes.getOrDefault(topic, List.of()).stream().limit(tempo).forEach(listener);
        }
    }
}
