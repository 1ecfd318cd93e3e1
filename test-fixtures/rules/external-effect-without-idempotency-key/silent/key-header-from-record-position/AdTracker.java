package com.billboardly.clicks;

import java.io.IOException;
import java.io.OutputStream;
import java.net.HttpURLConnection;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Collections;
import java.util.Properties;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;

public class AdTracker {

    public static void main(String[] args) throws IOException {
        Properties props = new Properties();
        props.put("bootstrap.servers", args[0]);
        props.put("group.id", "ad-tracker");
        props.put("enable.auto.commit", "false");
        props.put("key.deserializer", "org.apache.kafka.common.serialization.StringDeserializer");
        props.put("value.deserializer", "org.apache.kafka.common.serialization.StringDeserializer");
        try (KafkaConsumer<String, String> consumer = new KafkaConsumer<>(props)) {
            consumer.subscribe(Collections.singleton("clicks"));
            while (true) {
                ConsumerRecords<String, String> clicks = consumer.poll(Duration.ofMillis(500));
                for (ConsumerRecord<String, String> click : clicks) {
                    report(args[1], click);
                }
                consumer.commitAsync(); // expect: async-commit-without-final-sync
            }
        }
    }

    private static void report(String advertiser, ConsumerRecord<String, String> click) throws IOException {
        String position = click.topic() + "-" + click.partition() + "-" + click.offset();
        HttpURLConnection connection = (HttpURLConnection) new URL(advertiser + "/clicks").openConnection();
        connection.setRequestMethod("POST");
        connection.setRequestProperty("Idempotency-Key", position);
        connection.setDoOutput(true);
        try (OutputStream out = connection.getOutputStream()) {
            out.write(click.value().getBytes(StandardCharsets.UTF_8));
        }
        connection.getResponseCode();
        connection.disconnect();
    }
}
