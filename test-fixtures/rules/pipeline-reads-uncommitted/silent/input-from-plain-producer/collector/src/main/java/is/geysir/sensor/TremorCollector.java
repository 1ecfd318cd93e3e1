package is.geysir.sensor;

import is.geysir.topic.TopicNames;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.DoubleSerializer;
import org.apache.kafka.common.serialization.StringSerializer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The only writer of the tremor topic: single records, no transactions. */
public class TremorCollector {

    private static final Logger LOG = LoggerFactory.getLogger(TremorCollector.class);

    private final KafkaProducer<String, Double> producer = new KafkaProducer<>(
            Map.of(
                    ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, "quake-kafka:9092",
                    ProducerConfig.LINGER_MS_CONFIG, 20),
            new StringSerializer(),
            new DoubleSerializer());

    public void measured(String station, double micrometres) {
        producer.send(new ProducerRecord<>(TopicNames.TREMORS, station, micrometres), (metadata, failure) -> {
            if (failure != null) {
                LOG.error("Tremor at {} is lost", station, failure);
            }
        });
    }
}
