package se.bruket.roll;

import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

public final class RollingMill {

    public static void main(String[] args) {
        try (Journal coils = new Journal("coils"); Journal scrap = new Journal("scrap")) {
            coils.begin();
            scrap.begin();
            coils.note(args[0]);
            scrap.note(args[1]);
            coils.commit();
            scrap.commit();
        }
    }

    private static final class Journal implements AutoCloseable {

        private final String topic;
        private final KafkaProducer<String, String> producer;

        Journal(String topic) {
            this.topic = topic;
            Properties config = new Properties();
            config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, System.getenv("BROKERS"));
            config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, topic + "-" + System.getenv("MILL"));
            producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
            producer.initTransactions();
        }

        void begin() {
            producer.beginTransaction();
        }

        void note(String value) {
            producer.send(new ProducerRecord<>(topic, value));
        }

        void commit() {
            producer.commitTransaction();
        }

        @Override
        public void close() {
            producer.close();
        }
    }
}
