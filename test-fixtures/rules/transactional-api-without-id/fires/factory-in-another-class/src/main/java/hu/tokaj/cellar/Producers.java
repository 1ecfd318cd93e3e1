package hu.tokaj.cellar;

import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.common.serialization.StringSerializer;

final class Producers {

    private Producers() {}

    static KafkaProducer<String, String> durable(String brokers) {
        Properties config = new Properties();
        config.setProperty(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
        config.setProperty(ProducerConfig.ENABLE_IDEMPOTENCE_CONFIG, "true");
        config.setProperty(ProducerConfig.TRANSACTION_TIMEOUT_CONFIG, "20000");
        return new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    }
}
