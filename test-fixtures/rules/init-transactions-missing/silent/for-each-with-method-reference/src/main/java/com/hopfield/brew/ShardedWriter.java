package com.hopfield.brew;

import java.util.ArrayList;
import java.util.List;
import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.serialization.StringSerializer;

public final class ShardedWriter implements AutoCloseable {

    private final List<KafkaProducer<String, String>> shards = new ArrayList<>();

    public ShardedWriter(String brokers, int count) {
        for (int shard = 0; shard < count; shard++) {
            Properties config = new Properties();
            config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
            config.put(
                    ProducerConfig.TRANSACTIONAL_ID_CONFIG,
                    "brew-" + System.getenv("POD_NAME") + "-" + shard);
            shards.add(new KafkaProducer<>(config, new StringSerializer(), new StringSerializer()));
        }
        shards.forEach(KafkaProducer::initTransactions);
    }

    public void write(String vat, List<String> measurements) {
        KafkaProducer<String, String> producer = shards.get(Math.floorMod(vat.hashCode(), shards.size()));
        synchronized (producer) {
            producer.beginTransaction();
            try {
                for (String measurement : measurements) {
                    producer.send(new ProducerRecord<>("vats", vat, measurement));
                }
                producer.commitTransaction();
            } catch (KafkaException e) {
                producer.close();
                throw e;
            }
        }
    }

    @Override
    public void close() {
        shards.forEach(KafkaProducer::close);
    }
}
