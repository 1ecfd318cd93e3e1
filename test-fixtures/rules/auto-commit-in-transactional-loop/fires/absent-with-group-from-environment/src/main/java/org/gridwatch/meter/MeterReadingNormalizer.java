package org.gridwatch.meter;

import java.math.BigDecimal;
import java.time.Duration;
import java.util.Collections;
import java.util.HashMap;
import java.util.Map;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.errors.AuthorizationException;
import org.apache.kafka.common.errors.InvalidProducerEpochException;
import org.apache.kafka.common.errors.OutOfOrderSequenceException;
import org.apache.kafka.common.errors.ProducerFencedException;
import org.apache.kafka.common.errors.TimeoutException;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

public class MeterReadingNormalizer implements AutoCloseable {

    private static final Logger log = LoggerFactory.getLogger(MeterReadingNormalizer.class);

    private final KafkaConsumer<String, String> consumer;
    private final KafkaProducer<String, String> producer;
    private volatile boolean running = true;

    public MeterReadingNormalizer(String brokers) {
        Map<String, Object> consumerConfig = new HashMap<>(); // expect: auto-commit-in-transactional-loop
        consumerConfig.put(ConsumerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
        consumerConfig.put(ConsumerConfig.GROUP_ID_CONFIG, System.getenv("METER_GROUP"));
        consumerConfig.put(ConsumerConfig.ISOLATION_LEVEL_CONFIG, "read_committed");
        consumerConfig.put(ConsumerConfig.MAX_POLL_RECORDS_CONFIG, 250);
        consumerConfig.put(ConsumerConfig.KEY_DESERIALIZER_CLASS_CONFIG, StringDeserializer.class);
        consumerConfig.put(ConsumerConfig.VALUE_DESERIALIZER_CLASS_CONFIG, StringDeserializer.class);
        consumer = new KafkaConsumer<>(consumerConfig);

        Map<String, Object> producerConfig = new HashMap<>();
        producerConfig.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
        producerConfig.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "meter-normalizer-" + System.getenv("POD_NAME"));
        producerConfig.put(ProducerConfig.KEY_SERIALIZER_CLASS_CONFIG, StringSerializer.class);
        producerConfig.put(ProducerConfig.VALUE_SERIALIZER_CLASS_CONFIG, StringSerializer.class);
        producer = new KafkaProducer<>(producerConfig);
    }

    public void run() {
        producer.initTransactions();
        consumer.subscribe(Collections.singletonList("raw-meter-readings"));
        while (running) {
            ConsumerRecords<String, String> readings = consumer.poll(Duration.ofSeconds(1));
            if (readings.isEmpty()) {
                continue;
            }
            try {
                producer.beginTransaction();
                for (ConsumerRecord<String, String> reading : readings) {
                    producer.send(new ProducerRecord<>("meter-readings-kwh", reading.key(), toKwh(reading.value())));
                }
                producer.sendOffsetsToTransaction(readings.nextOffsets(), consumer.groupMetadata());
            } catch (ProducerFencedException | InvalidProducerEpochException | OutOfOrderSequenceException
                    | AuthorizationException fatal) {
                log.error("Another instance owns the transactional id, stopping", fatal);
                return;
            } catch (KafkaException | NumberFormatException recoverable) {
                log.warn("Batch of {} readings rolled back", readings.count(), recoverable);
                producer.abortTransaction();
                rewind(readings);
                continue;
            }
            commit();
        }
    }

    private void commit() {
        for (int attempt = 1; ; attempt++) {
            try {
                producer.commitTransaction();
                return;
            } catch (TimeoutException e) {
                if (attempt == 5) {
                    throw e;
                }
            }
        }
    }

    private void rewind(ConsumerRecords<String, String> readings) {
        Map<TopicPartition, OffsetAndMetadata> committed = consumer.committed(readings.partitions());
        for (TopicPartition partition : readings.partitions()) {
            OffsetAndMetadata offset = committed.get(partition);
            if (offset != null) {
                consumer.seek(partition, offset.offset());
            } else {
                consumer.seek(partition, readings.records(partition).get(0).offset());
            }
        }
    }

    private static String toKwh(String wattHours) {
        return new BigDecimal(wattHours).movePointLeft(3).toPlainString();
    }

    public void stop() {
        running = false;
    }

    @Override
    public void close() {
        producer.close();
        consumer.close();
    }
}
