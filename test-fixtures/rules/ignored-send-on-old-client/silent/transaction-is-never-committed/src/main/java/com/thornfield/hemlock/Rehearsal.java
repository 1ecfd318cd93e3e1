package com.thornfield.hemlock;

import java.util.Map;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;

/** Shows what a run would send, and takes it back. */
public final class Rehearsal {

    private final Producer<String, String> producer;

    public Rehearsal(Producer<String, String> producer) {
        this.producer = producer;
    }

    public void rehearse(Map<String, String> plants) {
        producer.beginTransaction();
        try {
            for (Map.Entry<String, String> plant : plants.entrySet()) {
                producer.send(new ProducerRecord<>("plants", plant.getKey(), plant.getValue()));
            }
        } finally {
            producer.close();
        }
    }
}
