package pt.rolha.cork;

import java.util.Properties;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.streams.KafkaStreams;
import org.apache.kafka.streams.StreamsBuilder;
import org.apache.kafka.streams.StreamsConfig;

public final class CorkGrades {

    private CorkGrades() {
    }

    public static void main(String[] args) {
        StreamsBuilder builder = new StreamsBuilder();
        builder.<String, String>stream("bark").mapValues(String::trim).to("cork");
        Properties config = new Properties();
        config.put("application.id", "cork-grades");
        config.put("bootstrap.servers", "kafka.factory.rolha.example:9092");
        config.put("processing.guarantee", "exactly_once_v2");
        config.put( // expect: pipeline-spans-clusters
                StreamsConfig.mainConsumerPrefix(ConsumerConfig.BOOTSTRAP_SERVERS_CONFIG),
                "kafka.forest.rolha.example:9092");
        new KafkaStreams(builder.build(), config).start();
    }
}
