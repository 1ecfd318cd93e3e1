package be.kantklos.lace;

import java.time.Duration;
import java.util.Map;
import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.serialization.StringSerializer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

public class BobbinFeed {

    private static final Logger logger = LoggerFactory.getLogger(BobbinFeed.class);

    private final Properties config;
    private Producer<String, String> producer;

    public BobbinFeed(Properties config) {
        this.config = config;
        open();
    }

    private void open() {
        producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
        producer.initTransactions();
    }

    public synchronized boolean feed(Map<String, String> threads) {
        try {
            producer.beginTransaction();
            threads.forEach((bobbin, thread) -> producer.send(new ProducerRecord<>("bobbins", bobbin, thread)));
            producer.commitTransaction();
            return true;
        } catch (Exception e) {
            logger.warn("Feeding failed", e);
            try {
                producer.abortTransaction();
            } catch (KafkaException fatal) {
                logger.error("The producer cannot be used any more", fatal);
                producer.close(Duration.ofSeconds(5));
                open();
            }
            return false;
        }
    }
}
