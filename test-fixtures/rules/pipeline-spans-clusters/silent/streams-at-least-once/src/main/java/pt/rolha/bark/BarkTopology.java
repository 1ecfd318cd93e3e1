package pt.rolha.bark;

import java.util.Properties;
import org.apache.kafka.streams.KafkaStreams;
import org.apache.kafka.streams.StreamsBuilder;

public final class BarkTopology {

    private BarkTopology() {
    }

    public static void main(String[] args) {
        StreamsBuilder builder = new StreamsBuilder();
        builder.<String, String>stream("bark").mapValues(String::trim).to("weighed-bark");
        Properties config = new Properties();
        config.put("application.id", "bark");
        config.put("bootstrap.servers", "kafka.factory.rolha.example:9092");
        config.put("processing.guarantee", "at_least_once");
        config.put("main.consumer.bootstrap.servers", "kafka.forest.rolha.example:9092");
        new KafkaStreams(builder.build(), config).start();
    }
}
