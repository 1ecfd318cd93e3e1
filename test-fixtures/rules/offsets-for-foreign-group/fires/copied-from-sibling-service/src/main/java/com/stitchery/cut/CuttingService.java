package com.stitchery.cut;

import com.stitchery.kafka.Clients;
import java.time.Duration;
import java.util.List;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;

public class CuttingService {

    public static final String GROUP = "cutting-service";

    public static void main(String[] args) {
        try (KafkaConsumer<String, String> designs = Clients.consumer(GROUP);
                KafkaProducer<String, String> pieces = Clients.producer(GROUP)) {
            pieces.initTransactions();
            designs.subscribe(List.of("designs"));
            while (true) {
                ConsumerRecords<String, String> batch = designs.poll(Duration.ofSeconds(1));
                if (!batch.isEmpty()) {
                    pieces.beginTransaction();
                    batch.forEach(d -> pieces.send(new ProducerRecord<>("pieces", d.key(), d.value())));
                    pieces.sendOffsetsToTransaction(batch.nextOffsets(), designs.groupMetadata());
                    pieces.commitTransaction();
                }
            }
        }
    }
}
