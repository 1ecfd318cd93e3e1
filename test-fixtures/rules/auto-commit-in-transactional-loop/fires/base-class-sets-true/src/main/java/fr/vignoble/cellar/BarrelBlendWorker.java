package fr.vignoble.cellar;

import fr.vignoble.cellar.messaging.TopicWorker;
import java.util.Properties;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

/** Turns barrel samples into blend proposals, each batch in one transaction. */
public final class BarrelBlendWorker extends TopicWorker {

    private final KafkaProducer<String, String> producer;

    public BarrelBlendWorker() {
        super("barrel-samples");
        Properties settings = new Properties();
        settings.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, System.getenv("CELLAR_BROKERS"));
        settings.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "blend-" + System.getenv("HOSTNAME"));
        producer = new KafkaProducer<>(settings, new StringSerializer(), new StringSerializer());
        producer.initTransactions();
    }

    @Override
    protected Properties consumerSettings() {
        Properties settings = super.consumerSettings();
        settings.put(ConsumerConfig.ISOLATION_LEVEL_CONFIG, "read_committed");
        settings.put(ConsumerConfig.MAX_POLL_RECORDS_CONFIG, 40);
        return settings;
    }

    @Override
    protected void process(ConsumerRecords<String, String> batch, KafkaConsumer<String, String> source) {
        producer.beginTransaction();
        for (ConsumerRecord<String, String> sample : batch) {
            String blend = fields(sample.value()).size() > 3 ? "reserve" : "table";
            producer.send(new ProducerRecord<>("blend-proposals", sample.key(), blend));
        }
        producer.sendOffsetsToTransaction(batch.nextOffsets(), source.groupMetadata());
        producer.commitTransaction();
    }

    public static void main(String[] args) {
        BarrelBlendWorker worker = new BarrelBlendWorker();
        try {
            worker.work();
        } finally {
            worker.producer.close();
        }
    }
}
