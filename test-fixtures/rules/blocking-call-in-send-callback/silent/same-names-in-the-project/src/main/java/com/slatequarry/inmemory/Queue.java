package com.slatequarry.inmemory;

import java.util.ArrayList;
import java.util.List;

/** A queue in memory: flush and commit are fine in its callbacks. */
public final class Queue {

    interface Callback {
        void onCompletion(String item, Exception failure);
    }

    private final List<String> items = new ArrayList<>();

    void send(String item, Callback callback) {
        items.add(item);
        callback.onCompletion(item, null);
    }

    void flush() {
        items.clear();
    }

    public static void main(String[] args) {
        Queue producer = new Queue();
        producer.send(args[0], (item, failure) -> producer.flush());
    }
}
