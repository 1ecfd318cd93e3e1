package fi.lasi.kiln;

import java.util.Map;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.common.TopicPartition;
import org.springframework.kafka.annotation.KafkaListener;
import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.stereotype.Component;

@Component
public class KilnListener {

    private final KafkaTemplate<String, String> template;

    public KilnListener(KafkaTemplate<String, String> template) {
        this.template = template;
    }

    @KafkaListener(topics = "kiln-heat", containerFactory = "plainContainers")
    public void heat(ConsumerRecord<String, String> heat, Consumer<String, String> consumer) {
        template.executeInTransaction(operations -> {
            operations.send("kiln-steps", heat.key(), heat.value());
            operations.sendOffsetsToTransaction(
                    Map.of(
                            new TopicPartition(heat.topic(), heat.partition()),
                            new OffsetAndMetadata(heat.offset() + 1)),
                    consumer.groupMetadata());
            return true;
        });
    }
}
