package pl.zamek.tour;

import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

public final class TourEvents {

    public static void main(String[] args) {
        Properties config = new Properties();
        config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, args[0]);
        config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "tour-events-" + System.getenv("HOSTNAME"));
        config.put(ProducerConfig.KEY_SERIALIZER_CLASS_CONFIG, StringSerializer.class);
        config.put(ProducerConfig.VALUE_SERIALIZER_CLASS_CONFIG, StringSerializer.class);
        KafkaProducer<String, String> producer = new KafkaProducer<>(config);
        producer.initTransactions();
        try {
            producer.send(new ProducerRecord<>("tours", args[1], "STARTED")); // expect: send-outside-transaction
        } finally {
            producer.close();
        }
    }
}
