package org.birdwatch.nests;

import java.util.Properties;
import org.apache.kafka.streams.KafkaStreams;
import org.apache.kafka.streams.StreamsBuilder;
import org.apache.kafka.streams.StreamsConfig;

public final class NestTopology {

    private NestTopology() {
    }

    public static void main(String[] args) {
        StreamsBuilder builder = new StreamsBuilder();
        builder.<String, String>stream("nests").mapValues(String::trim).to("counted-nests");
        Properties config = new Properties();
        config.put(StreamsConfig.APPLICATION_ID_CONFIG, "nests");
        config.put(StreamsConfig.BOOTSTRAP_SERVERS_CONFIG, "atlas-kafka.birdwatch.example:9092");
        config.put(StreamsConfig.PROCESSING_GUARANTEE_CONFIG, StreamsConfig.EXACTLY_ONCE_V2);
        config.put("producer.bootstrap.servers", "archive-kafka.birdwatch.example:9092");
        new KafkaStreams(builder.build(), config).start();
    }
}
