package gl.sermeq.core;

import java.util.Map;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.common.TopicPartition;
import org.springframework.kafka.annotation.KafkaListener;
import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.kafka.listener.ConsumerSeekAware;
import org.springframework.stereotype.Component;
import org.springframework.transaction.annotation.Transactional;

/** The last layer in the output says where to go on. */
@Component
public class CoreListener implements ConsumerSeekAware {

    private final KafkaTemplate<String, String> template;
    private final LayerPositions positions;

    public CoreListener(KafkaTemplate<String, String> template, LayerPositions positions) {
        this.template = template;
        this.positions = positions;
    }

    @Override
    public void onPartitionsAssigned(Map<TopicPartition, Long> assigned, ConsumerSeekCallback callback) {
        assigned.keySet().forEach(each ->
                callback.seek(each.topic(), each.partition(), positions.behindLastLayer(each.partition())));
    }

    @Transactional("kafkaTransactionManager")
    @KafkaListener(topics = "core-slices", containerFactory = "plainContainers")
    public void slice(ConsumerRecord<String, String> slice) {
        template.send("core-layers", slice.key(), slice.offset() + ":" + slice.value());
    }

    interface LayerPositions {
        long behindLastLayer(int partition);
    }
}
