package pe.andes.wool;

import java.util.List;
import java.util.Properties;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.common.PartitionInfo;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.StringDeserializer;

public final class TopicCheck {

    private TopicCheck() {
    }

    public static void main(String[] args) {
        Properties in = new Properties();
        in.put("bootstrap.servers", "kafka:9092");
        try (KafkaConsumer<String, String> topics =
                new KafkaConsumer<>(in, new StringDeserializer(), new StringDeserializer())) {
            for (PartitionInfo partition : topics.partitionsFor("wool")) {
                System.out.println(partition.leader());
            }
            System.out.println(topics.endOffsets(List.of(new TopicPartition("wool", 0))));
        }
    }
}
