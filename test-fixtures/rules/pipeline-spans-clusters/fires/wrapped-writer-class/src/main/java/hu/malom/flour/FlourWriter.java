package hu.malom.flour;

import java.util.Properties;
import org.apache.kafka.clients.CommonClientConfigs;
import org.apache.kafka.clients.consumer.ConsumerGroupMetadata;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

/** Writes flour records, each batch in one transaction. */
final class FlourWriter implements AutoCloseable {

    private final Producer<String, String> producer;

    FlourWriter(String servers) {
        Properties config = new Properties();
        config.put(CommonClientConfigs.BOOTSTRAP_SERVERS_CONFIG, servers);
        config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "flour-" + System.getenv("POD_NAME"));
        producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
        producer.initTransactions();
    }

    void write(ConsumerRecords<String, String> batch, ConsumerGroupMetadata group) {
        producer.beginTransaction();
        for (ConsumerRecord<String, String> grain : batch) {
            producer.send(new ProducerRecord<>("flour", grain.key(), grain.value()));
        }
        producer.sendOffsetsToTransaction(batch.nextOffsets(), group); // expect: pipeline-spans-clusters
        producer.commitTransaction();
    }

    @Override
    public void close() {
        producer.close();
    }
}
