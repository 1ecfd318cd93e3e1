package com.metronome.replay;

import com.metronome.tape.Consumer;
import com.metronome.tape.TapeRecord;
import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

public class ReplayBridge {

    private final Consumer tape;

    public ReplayBridge(Consumer tape) {
        this.tape = tape;
    }

    public void replay() {
        Properties out = new Properties();
        out.put("bootstrap.servers", "kafka:9092");
        out.put("transactional.id", "replay-bridge-" + System.getenv("POD_NAME"));
        try (KafkaProducer<String, String> producer =
                new KafkaProducer<>(out, new StringSerializer(), new StringSerializer())) {
            producer.initTransactions();
            while (tape.hasNext()) {
                producer.beginTransaction();
                for (TapeRecord record : tape.poll(100)) {
                    producer.send(new ProducerRecord<>("replayed", record.key(), record.text()));
                }
                producer.commitTransaction();
                tape.commitSync();
            }
        }
    }
}
