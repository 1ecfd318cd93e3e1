package jm.blue.coffee;

import java.util.Properties;
import jm.blue.peak.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

public final class CoffeeLoads {

    private CoffeeLoads() {
    }

    public static void main(String[] args) {
        Properties out = new Properties();
        out.put("bootstrap.servers", "kafka:9092");
        out.put("transactional.id", "coffee-loads-" + System.getenv("HOSTNAME"));
        try (KafkaConsumer station = new KafkaConsumer();
                KafkaProducer<String, String> loads =
                        new KafkaProducer<>(out, new StringSerializer(), new StringSerializer())) {
            loads.initTransactions();
            loads.beginTransaction();
            for (String load : station.poll()) {
                if (load.isEmpty()) {
                    break;
                }
                loads.send(new ProducerRecord<>("loads", load));
            }
            loads.send(new ProducerRecord<>("station-positions", String.valueOf(station.position())));
            loads.commitTransaction();
        }
    }
}
