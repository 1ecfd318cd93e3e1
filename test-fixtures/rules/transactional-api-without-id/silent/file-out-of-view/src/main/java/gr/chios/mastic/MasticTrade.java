package gr.chios.mastic;

import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

public final class MasticTrade implements AutoCloseable {

    private final KafkaProducer<String, String> producer;

    public MasticTrade(String brokers, String file) throws IOException {
        Properties config = new Properties();
        config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
        try (Reader reader = Files.newBufferedReader(Path.of(file))) {
            config.load(reader);
        }
        producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
        producer.initTransactions();
    }

    public void publish(String key, String first, String second) {
        producer.beginTransaction();
        try {
            producer.send(new ProducerRecord<>("events", key, first));
            producer.send(new ProducerRecord<>("history", key, second));
            producer.commitTransaction();
        } catch (RuntimeException e) {
            producer.close();
            throw e;
        }
    }

    @Override
    public void close() {
        producer.close();
    }
}
