package at.donauquell.spring;

import java.time.Duration;
import java.util.Collections;
import java.util.Map;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.errors.ClusterAuthorizationException;
import org.apache.kafka.common.errors.OutOfOrderSequenceException;
import org.apache.kafka.common.errors.ProducerFencedException;
import org.apache.kafka.common.serialization.IntegerDeserializer;
import org.apache.kafka.common.serialization.IntegerSerializer;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

public final class SpringFlow {

    private final Map<String, Object> consumerConfig;
    private final Producer<String, Integer> flows;
    private Consumer<String, Integer> meters;

    public SpringFlow(Map<String, Object> consumerConfig, Map<String, Object> producerConfig) {
        this.consumerConfig = consumerConfig;
        this.flows = new KafkaProducer<>(producerConfig, new StringSerializer(), new IntegerSerializer());
        this.meters = subscribe();
    }

    private Consumer<String, Integer> subscribe() {
        var consumer = new KafkaConsumer<>(consumerConfig, new StringDeserializer(), new IntegerDeserializer());
        consumer.subscribe(Collections.singleton("spring-meters"));
        return consumer;
    }

    public void run() {
        flows.initTransactions();
        while (!Thread.interrupted()) {
            ConsumerRecords<String, Integer> batch = meters.poll(Duration.ofSeconds(1));
            if (batch.isEmpty()) {
                continue;
            }
            try {
                flows.beginTransaction(); // expect: producer-reused-after-fatal-error
                batch.forEach(m -> flows.send(new ProducerRecord<>("spring-flows", m.key(), m.value() * 60)));
                flows.sendOffsetsToTransaction(batch.nextOffsets(), meters.groupMetadata());
                flows.commitTransaction();
            } catch (ProducerFencedException | OutOfOrderSequenceException | ClusterAuthorizationException e) {
                meters.close();
                meters = subscribe();
            }
        }
        flows.close();
        meters.close();
    }
}
