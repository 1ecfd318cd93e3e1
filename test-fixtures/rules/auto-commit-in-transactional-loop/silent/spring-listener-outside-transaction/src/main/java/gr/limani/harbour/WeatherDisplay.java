package gr.limani.harbour;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.kafka.annotation.KafkaListener;
import org.springframework.kafka.config.ConcurrentKafkaListenerContainerFactory;
import org.springframework.kafka.core.DefaultKafkaConsumerFactory;
import org.springframework.kafka.support.KafkaHeaders;
import org.springframework.messaging.handler.annotation.Header;

/** Shows the newest wind per buoy. Its container has no transaction manager: nothing is produced here. */
@Configuration
public class WeatherDisplay {

    private final Map<String, String> windByBuoy = new ConcurrentHashMap<>();

    @Bean
    ConcurrentKafkaListenerContainerFactory<String, String> displayContainerFactory() {
        var consumers = new DefaultKafkaConsumerFactory<String, String>(Map.of(
                ConsumerConfig.BOOTSTRAP_SERVERS_CONFIG, "harbour-kafka:9092",
                ConsumerConfig.GROUP_ID_CONFIG, "weather-display",
                ConsumerConfig.ENABLE_AUTO_COMMIT_CONFIG, "true",
                ConsumerConfig.KEY_DESERIALIZER_CLASS_CONFIG, StringDeserializer.class,
                ConsumerConfig.VALUE_DESERIALIZER_CLASS_CONFIG, StringDeserializer.class));
        var factory = new ConcurrentKafkaListenerContainerFactory<String, String>();
        factory.setConsumerFactory(consumers);
        return factory;
    }

    @KafkaListener(topics = "buoy-weather", containerFactory = "displayContainerFactory")
    void show(@Header(KafkaHeaders.RECEIVED_KEY) String buoy, String wind) {
        windByBuoy.put(buoy, wind);
    }

    Map<String, String> wind() {
        return Map.copyOf(windByBuoy);
    }
}
