package com.storyboard.render.journal;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** Collects frames in memory and hands them to the screen together; named after what it once was. */
public class KafkaProducer {

    private final Consumer<List<String>> screen;
    private List<String> pending = List.of();

    public KafkaProducer(Consumer<List<String>> screen) {
        this.screen = screen;
    }

    public void beginTransaction() {
        pending = new ArrayList<>();
    }

    public void send(String frame) {
        pending.add(frame);
    }

    public void commitTransaction() {
        screen.accept(List.copyOf(pending));
        pending = List.of();
    }
}
