package ch.postauto.stops;

import java.time.Duration;
import java.util.List;
import java.util.Properties;
import org.apache.kafka.clients.consumer.AcknowledgeType;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.KafkaShareConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

public final class StopQueue {

    private StopQueue() {
    }

    public static void main(String[] args) {
        Properties in = new Properties();
        in.put("bootstrap.servers", "kafka:9092");
        in.put("group.id", "stop-requests");
        in.put("share.acknowledgement.mode", "explicit");
        in.put("max.poll.records", "50");
        in.put("client.rack", System.getenv("ZONE"));
        Properties out = new Properties();
        out.put("bootstrap.servers", "kafka:9092");
        try (KafkaShareConsumer<String, String> requests =
                        new KafkaShareConsumer<>(in, new StringDeserializer(), new StringDeserializer());
                KafkaProducer<String, String> stops =
                        new KafkaProducer<>(out, new StringSerializer(), new StringSerializer())) {
            requests.subscribe(List.of("stop-requests"));
            while (true) {
                for (ConsumerRecord<String, String> request : requests.poll(Duration.ofSeconds(1))) {
                    stops.send(new ProducerRecord<>("stops", request.key(), request.value())); // expect: unchecked-send
                    requests.acknowledge(request, AcknowledgeType.ACCEPT);
                }
                requests.commitSync();
            }
        }
    }
}
