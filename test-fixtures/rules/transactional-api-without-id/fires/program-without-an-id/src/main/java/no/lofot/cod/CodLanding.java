package no.lofot.cod;

import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

public final class CodLanding {

    private CodLanding() {}

    public static void main(String[] args) {
        Properties config = new Properties();
        config.put("bootstrap.servers", "kafka-1:9092,kafka-2:9092");
        config.put("enable.idempotence", "true");
        try (KafkaProducer<String, String> producer =
                new KafkaProducer<>(config, new StringSerializer(), new StringSerializer())) {
            producer.initTransactions(); // expect: transactional-api-without-id
            producer.beginTransaction();
            for (String catches : args) {
                producer.send(new ProducerRecord<>("landings", catches));
            }
            producer.commitTransaction();
        }
    }
}
