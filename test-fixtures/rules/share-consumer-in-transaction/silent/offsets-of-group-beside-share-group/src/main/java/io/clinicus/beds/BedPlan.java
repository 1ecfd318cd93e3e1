package io.clinicus.beds;

import java.time.Duration;
import java.util.List;
import java.util.Properties;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.consumer.KafkaShareConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

/** Wake-up calls come over a share group. The transaction is about the beds only. */
public final class BedPlan {

    private BedPlan() {
    }

    public static void main(String[] args) {
        Properties in = new Properties();
        in.put("bootstrap.servers", "kafka:9092");
        in.put("group.id", "bed-plan");
        in.put("enable.auto.commit", "false");
        in.put("isolation.level", "read_committed");
        Properties wake = new Properties();
        wake.put("bootstrap.servers", "kafka:9092");
        wake.put("group.id", "bed-wakeups");
        Properties out = new Properties();
        out.put("bootstrap.servers", "kafka:9092");
        out.put("transactional.id", "bed-plan-" + System.getenv("HOSTNAME"));
        try (KafkaConsumer<String, String> beds =
                        new KafkaConsumer<>(in, new StringDeserializer(), new StringDeserializer());
                KafkaShareConsumer<String, String> wakeups =
                        new KafkaShareConsumer<>(wake, new StringDeserializer(), new StringDeserializer());
                KafkaProducer<String, String> plan =
                        new KafkaProducer<>(out, new StringSerializer(), new StringSerializer())) {
            plan.initTransactions();
            beds.subscribe(List.of("beds"));
            wakeups.subscribe(List.of("bed-wakeups"));
            while (true) {
                wakeups.poll(Duration.ofSeconds(5)).forEach(call -> System.out.println(call.key()));
                ConsumerRecords<String, String> batch = beds.poll(Duration.ZERO);
                if (batch.isEmpty()) {
                    continue;
                }
                plan.beginTransaction();
                batch.forEach(bed -> plan.send(new ProducerRecord<>("bed-plan", bed.key(), bed.value())));
                plan.sendOffsetsToTransaction(batch.nextOffsets(), beds.groupMetadata());
                plan.commitTransaction();
            }
        }
    }
}
