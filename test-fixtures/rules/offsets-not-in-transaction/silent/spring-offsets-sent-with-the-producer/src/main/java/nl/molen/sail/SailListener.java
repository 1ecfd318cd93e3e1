package nl.molen.sail;

import java.util.Map;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.common.TopicPartition;
import org.springframework.kafka.annotation.KafkaListener;
import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.stereotype.Component;
import org.springframework.transaction.annotation.Transactional;

@Component
public class SailListener {

    private final KafkaTemplate<String, String> template;

    public SailListener(KafkaTemplate<String, String> template) {
        this.template = template;
    }

    @Transactional("kafkaTransactionManager")
    @KafkaListener(topics = "wind-speeds", containerFactory = "plainContainers")
    public void wind(ConsumerRecord<String, String> wind, Consumer<String, String> consumer) {
        template.send("sail-angles", wind.key(), wind.value());
        template.execute(producer -> {
            producer.sendOffsetsToTransaction(
                    Map.of(
                            new TopicPartition(wind.topic(), wind.partition()),
                            new OffsetAndMetadata(wind.offset() + 1)),
                    consumer.groupMetadata());
            return null;
        });
    }
}
