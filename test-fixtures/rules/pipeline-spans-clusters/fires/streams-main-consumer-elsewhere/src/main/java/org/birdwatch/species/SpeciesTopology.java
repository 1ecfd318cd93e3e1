package org.birdwatch.species;

import java.util.Properties;
import org.apache.kafka.streams.KafkaStreams;
import org.apache.kafka.streams.StreamsBuilder;
import org.apache.kafka.streams.StreamsConfig;

public final class SpeciesTopology {

    private SpeciesTopology() {
    }

    public static void main(String[] args) {
        StreamsBuilder builder = new StreamsBuilder();
        builder.<String, String>stream("sightings").mapValues(String::trim).to("species");
        Properties config = new Properties();
        config.put(StreamsConfig.APPLICATION_ID_CONFIG, "species");
        config.put(StreamsConfig.BOOTSTRAP_SERVERS_CONFIG, "atlas-kafka.birdwatch.example:9092");
        config.put(StreamsConfig.PROCESSING_GUARANTEE_CONFIG, StreamsConfig.EXACTLY_ONCE_V2);
        config.put("main.consumer.bootstrap.servers", "field-kafka.birdwatch.example:9092"); // expect: pipeline-spans-clusters
        new KafkaStreams(builder.build(), config).start();
    }
}
