package dev.weathervane.wind;

import dev.weathervane.sender.TransactionalSender;
import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.common.TopicPartition;

public class WindRoses {

    private static final String GROUP = "wind-roses";

    private final TransactionalSender sender;

    public WindRoses(TransactionalSender sender) {
        this.sender = sender;
    }

    public void publish(List<String> roses, Map<TopicPartition, OffsetAndMetadata> offsets) {
        sender.begin();
        roses.forEach(rose -> sender.send("wind-roses", rose));
        sender.sendOffsetsToTransaction(offsets, GROUP);
        sender.commit();
    }
}
