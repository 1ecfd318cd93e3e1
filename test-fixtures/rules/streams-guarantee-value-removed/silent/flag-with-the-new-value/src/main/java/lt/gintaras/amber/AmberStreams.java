package lt.gintaras.amber;

import java.util.Properties;
import org.apache.kafka.streams.KafkaStreams;
import org.apache.kafka.streams.StreamsBuilder;
import org.apache.kafka.streams.StreamsConfig;

public final class AmberStreams {

    private AmberStreams() {
    }

    public static KafkaStreams findings(String servers, StreamsBuilder builder) {
        return new KafkaStreams(builder.build(), settings(servers, "amber-findings", false));
    }

    public static Properties appraisals(String servers) {
        return settings(servers, "amber-appraisals", true);
    }

    private static Properties settings(String servers, String application, boolean exactlyOnce) {
        Properties settings = new Properties();
        settings.put(StreamsConfig.BOOTSTRAP_SERVERS_CONFIG, servers);
        settings.put(StreamsConfig.APPLICATION_ID_CONFIG, application);
        settings.put(
                StreamsConfig.PROCESSING_GUARANTEE_CONFIG,
                exactlyOnce ? "exactly_once_v2" : "at_least_once");
        return settings;
    }
}
