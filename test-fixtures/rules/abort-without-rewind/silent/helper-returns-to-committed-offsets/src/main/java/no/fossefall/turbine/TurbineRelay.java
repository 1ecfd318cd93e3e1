package no.fossefall.turbine;

import java.time.Duration;
import java.util.Collections;
import java.util.Map;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.errors.AuthorizationException;
import org.apache.kafka.common.errors.OutOfOrderSequenceException;
import org.apache.kafka.common.errors.ProducerFencedException;

class TurbineRelay {

    private final Consumer<Integer, String> consumer;
    private final Producer<Integer, String> producer;

    TurbineRelay(Consumer<Integer, String> consumer, Producer<Integer, String> producer) {
        this.consumer = consumer;
        this.producer = producer;
    }

    void relay() {
        producer.initTransactions();
        consumer.subscribe(Collections.singleton("turbine-samples"));
        while (true) {
            ConsumerRecords<Integer, String> samples = consumer.poll(Duration.ofMillis(500));
            if (samples.isEmpty()) {
                continue;
            }
            try {
                producer.beginTransaction();
                for (ConsumerRecord<Integer, String> sample : samples) {
                    producer.send(new ProducerRecord<>("turbine-states", sample.key(), sample.value()));
                }
                producer.sendOffsetsToTransaction(samples.nextOffsets(), consumer.groupMetadata());
                producer.commitTransaction();
            } catch (ProducerFencedException | OutOfOrderSequenceException | AuthorizationException e) {
                producer.close();
                throw e;
            } catch (KafkaException e) {
                producer.abortTransaction();
                resetToCommitted();
            }
        }
    }

    private void resetToCommitted() {
        Map<TopicPartition, OffsetAndMetadata> committed = consumer.committed(consumer.assignment());
        committed.forEach(
                (partition, offset) -> {
                    if (offset == null) {
                        consumer.seekToBeginning(Collections.singleton(partition));
                    } else {
                        consumer.seek(partition, offset);
                    }
                });
    }
}
