package com.cheesemaker.ripening;

import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.common.TopicPartition;
import org.springframework.kafka.core.KafkaOperations;
import org.springframework.kafka.core.KafkaTemplate;

/** The template has a method for the name of a group, which it completes itself. */
public class RipeningSteps {

    private final KafkaTemplate<String, String> template;

    public RipeningSteps(KafkaTemplate<String, String> template) {
        this.template = template;
    }

    public void publish(List<String> steps, Map<TopicPartition, OffsetAndMetadata> offsets) {
        template.executeInTransaction((KafkaOperations<String, String> operations) -> {
            steps.forEach(step -> operations.send("ripening-steps", step));
            operations.sendOffsetsToTransaction(offsets, "ripening");
            return null;
        });
    }
}
