package no.vardo.landing;

import java.util.List;
import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.errors.ProducerFencedException;
import org.apache.kafka.common.serialization.StringSerializer;

/** The caller checks the stored notes before they are committed. */
public final class LandingNotes {

    private final KafkaProducer<String, String> producer;

    public LandingNotes(String servers) {
        Properties config = new Properties();
        config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, servers);
        config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "landing-" + System.getenv("POD_NAME"));
        producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
        producer.initTransactions();
    }

    public void write(List<String> notes, Runnable beforeCommit) {
        try {
            producer.beginTransaction();
            for (String note : notes) {
                producer.send(new ProducerRecord<>("landing-notes", note));
            }
            producer.flush();
            beforeCommit.run();
            producer.commitTransaction();
        } catch (ProducerFencedException fenced) {
            producer.close();
            throw fenced;
        } catch (KafkaException failure) {
            producer.abortTransaction();
            throw failure;
        }
    }
}
