package mx.agave.still;

import java.util.Properties;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

public final class StillApplication {

    private static KafkaConsumer<String, String> consumer(String group) {
        Properties settings = new Properties();
        settings.setProperty("bootstrap.servers", System.getenv("BROKERS"));
        settings.setProperty("group.id", group);
        settings.setProperty("enable.auto.commit", "false");
        settings.setProperty("isolation.level", "read_committed");
        return new KafkaConsumer<>(settings, new StringDeserializer(), new StringDeserializer());
    }

    private static KafkaProducer<String, String> producer() {
        Properties settings = new Properties();
        settings.setProperty("bootstrap.servers", System.getenv("BROKERS"));
        settings.setProperty("transactional.id", "distillation-" + System.getenv("POD_NAME"));
        return new KafkaProducer<>(settings, new StringSerializer(), new StringSerializer());
    }

    public static void main(String[] args) {
        new Thread(new DistillationPipeline(consumer("distillation"), producer())).start();
        new Thread(new StillMonitor(consumer("still-monitor"))).start();
    }
}
