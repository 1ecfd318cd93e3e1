package com.slatequarry.scales;

import java.util.List;
import java.util.Properties;
import java.util.concurrent.ExecutionException;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

public final class Weighbridge {

    private static final Logger LOG = LoggerFactory.getLogger(Weighbridge.class);

    public static void main(String[] args) {
        Properties config = new Properties();
        config.put("bootstrap.servers", args[0]);
        try (KafkaProducer<String, String> producer =
                new KafkaProducer<>(config, new StringSerializer(), new StringSerializer())) {
            for (String truck : List.of(args).subList(1, args.length)) {
                ProducerRecord<String, String> weight = new ProducerRecord<>("weights", truck);
                producer.send(weight, (metadata, failure) -> {
                    if (failure != null) {
                        retry(producer, weight);
                    }
                });
            }
        }
    }

    private static void retry(KafkaProducer<String, String> producer, ProducerRecord<String, String> weight) {
        try {
            producer.send(weight).get(); // expect: blocking-call-in-send-callback, application-level-resend
        } catch (ExecutionException e) {
            LOG.error("The weight is lost", e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
