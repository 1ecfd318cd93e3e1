package is.hraun.lava;

import java.time.Duration;
import java.util.Collection;
import java.util.List;
import java.util.Properties;
import org.apache.kafka.clients.consumer.ConsumerGroupMetadata;
import org.apache.kafka.clients.consumer.ConsumerRebalanceListener;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

public class LavaSensors implements ConsumerRebalanceListener {

    private final KafkaConsumer<String, String> sensors;
    private final KafkaProducer<String, String> flows;
    private ConsumerGroupMetadata group;

    public LavaSensors() {
        Properties in = new Properties();
        in.put("bootstrap.servers", "kafka:9092");
        in.put("group.id", "lava-sensors");
        in.put("enable.auto.commit", "false");
        in.put("isolation.level", "read_committed");
        sensors = new KafkaConsumer<>(in, new StringDeserializer(), new StringDeserializer());
        Properties out = new Properties();
        out.put("bootstrap.servers", "kafka:9092");
        out.put("transactional.id", "lava-sensors-" + System.getenv("POD_NAME"));
        flows = new KafkaProducer<>(out, new StringSerializer(), new StringSerializer());
        group = sensors.groupMetadata();
    }

    @Override
    public void onPartitionsAssigned(Collection<TopicPartition> partitions) {
        group = sensors.groupMetadata();
    }

    @Override
    public void onPartitionsRevoked(Collection<TopicPartition> partitions) {
    }

    public void run() {
        flows.initTransactions();
        sensors.subscribe(List.of("lava-sensors"), this);
        try {
            while (!Thread.interrupted()) {
                ConsumerRecords<String, String> batch = sensors.poll(Duration.ofSeconds(1));
                if (!batch.isEmpty()) {
                    flows.beginTransaction();
                    batch.forEach(s -> flows.send(new ProducerRecord<>("lava-flows", s.key(), s.value())));
                    flows.sendOffsetsToTransaction(batch.nextOffsets(), group);
                    flows.commitTransaction();
                }
            }
        } finally {
            flows.close();
            sensors.close();
        }
    }

    public static void main(String[] args) {
        new LavaSensors().run();
    }
}
