package com.stitchery.sew;

import com.stitchery.cut.CuttingService;
import com.stitchery.kafka.Clients;
import java.time.Duration;
import java.util.List;
import org.apache.kafka.clients.consumer.ConsumerGroupMetadata;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;

public class SewingService {

    public static final String GROUP = "sewing-service";

    public static void main(String[] args) {
        try (KafkaConsumer<String, String> pieces = Clients.consumer(GROUP);
                KafkaProducer<String, String> garments = Clients.producer(GROUP)) {
            garments.initTransactions();
            pieces.subscribe(List.of("pieces"));
            while (true) {
                ConsumerRecords<String, String> batch = pieces.poll(Duration.ofSeconds(1));
                if (!batch.isEmpty()) {
                    garments.beginTransaction();
                    batch.forEach(p -> garments.send(new ProducerRecord<>("garments", p.key(), p.value())));
                    garments.sendOffsetsToTransaction( // expect: offsets-for-foreign-group
                            batch.nextOffsets(),
                            new ConsumerGroupMetadata(CuttingService.GROUP)); // expect: bare-consumer-group-metadata
                    garments.commitTransaction();
                }
            }
        }
    }
}
