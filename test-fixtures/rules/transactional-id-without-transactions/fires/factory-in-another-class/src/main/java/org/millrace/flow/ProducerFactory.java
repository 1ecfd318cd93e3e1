package org.millrace.flow;

import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.common.serialization.LongSerializer;
import org.apache.kafka.common.serialization.StringSerializer;

final class ProducerFactory {

    private ProducerFactory() {}

    static Producer<String, Long> create(String application) {
        Properties settings = new Properties();
        settings.setProperty(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, System.getenv("BROKERS"));
        settings.setProperty(ProducerConfig.TRANSACTIONAL_ID_CONFIG, application + "-" + System.getenv("POD_NAME"));
        settings.setProperty(ProducerConfig.ENABLE_IDEMPOTENCE_CONFIG, "true");
        return new KafkaProducer<>(settings, new StringSerializer(), new LongSerializer());
    }
}
