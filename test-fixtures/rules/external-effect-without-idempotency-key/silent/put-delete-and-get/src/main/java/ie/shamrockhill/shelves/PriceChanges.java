package ie.shamrockhill.shelves;

import java.io.IOException;
import java.time.Duration;
import java.util.Properties;
import java.util.regex.Pattern;
import org.apache.hc.client5.http.impl.classic.HttpClients;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.common.serialization.StringDeserializer;

final class PriceChanges {

    public static void main(String[] args) throws IOException {
        Properties config = new Properties();
        config.put("bootstrap.servers", args[0]);
        config.put("group.id", "shelf-labels");
        config.put("enable.auto.commit", "false");
        ShelfLabelService labels = new ShelfLabelService(HttpClients.createDefault(), args[1]);
        try (var consumer = new KafkaConsumer<>(config, new StringDeserializer(), new StringDeserializer())) {
            consumer.subscribe(Pattern.compile("prices\\..+"));
            while (true) {
                for (ConsumerRecord<String, String> price : consumer.poll(Duration.ofSeconds(1))) {
                    if (!labels.exists(price.key())) {
                        continue;
                    }
                    if (price.value() == null) {
                        labels.blank(price.key());
                    } else {
                        labels.show(price.key(), price.value());
                    }
                }
                consumer.commitSync();
            }
        }
    }
}
