package br.rodovia.speed;

import br.rodovia.core.TopicTask;
import java.util.HashMap;
import java.util.Map;
import java.util.Properties;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.LongSerializer;
import org.apache.kafka.common.serialization.StringSerializer;

public final class SpeedAverages extends TopicTask {

    private final KafkaProducer<String, Long> producer;

    public SpeedAverages(String host) {
        super("loop-speeds", "speed-averages");
        Properties settings = new Properties();
        settings.setProperty("bootstrap.servers", System.getenv("BROKERS"));
        settings.setProperty("transactional.id", "speed-averages-" + host);
        producer = new KafkaProducer<>(settings, new StringSerializer(), new LongSerializer());
        producer.initTransactions();
    }

    @Override
    protected void process(ConsumerRecords<String, Long> speeds) {
        if (speeds.isEmpty()) {
            return;
        }
        Map<String, Long> fastest = new HashMap<>();
        producer.beginTransaction(); // expect: offsets-not-in-transaction
        for (ConsumerRecord<String, Long> speed : speeds) {
            fastest.merge(speed.key(), speed.value(), Math::max);
            producer.send(new ProducerRecord<>("speeds-checked", speed.key(), speed.value()));
        }
        fastest.forEach((road, kmh) -> producer.send(new ProducerRecord<>("speeds-fastest", road, kmh)));
        producer.commitTransaction();
    }

    public static void main(String[] args) {
        SpeedAverages averages = new SpeedAverages(System.getenv("HOSTNAME"));
        try {
            averages.run();
        } finally {
            averages.producer.close();
        }
    }
}
