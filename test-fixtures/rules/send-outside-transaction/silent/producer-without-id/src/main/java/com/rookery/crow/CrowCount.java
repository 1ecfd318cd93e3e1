package com.rookery.crow;

import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.IntegerSerializer;
import org.apache.kafka.common.serialization.StringSerializer;

public final class CrowCount {

    public static void main(String[] args) {
        Map<String, Object> config = Map.of(
                ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, args[0],
                ProducerConfig.ENABLE_IDEMPOTENCE_CONFIG, true);
        try (var producer = new KafkaProducer<>(config, new StringSerializer(), new IntegerSerializer())) {
            for (int tree = 1; tree < args.length; tree++) {
                producer.send(new ProducerRecord<>("crows", "tree-" + tree, Integer.valueOf(args[tree]))); // expect: unchecked-send
            }
        }
    }
}
