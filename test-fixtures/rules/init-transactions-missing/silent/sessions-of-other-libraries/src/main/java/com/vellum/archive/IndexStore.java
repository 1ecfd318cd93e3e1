package com.vellum.archive;

/** A store in memory whose methods are named like those of a producer. */
public final class IndexStore {

    private final KafkaProducer producer = new KafkaProducer("transactional.id");

    public void add(String word) {
        producer.beginTransaction();
        producer.send(word);
        producer.commitTransaction();
    }

    static final class KafkaProducer {

        private final StringBuilder words;

        KafkaProducer(String name) {
            words = new StringBuilder(name);
        }

        void beginTransaction() {
            words.append('[');
        }

        void send(String word) {
            words.append(word);
        }

        void commitTransaction() {
            words.append(']');
        }
    }
}
