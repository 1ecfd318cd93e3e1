package no.fjell.avalanche;

import java.time.Duration;
import java.util.List;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

public final class AvalancheGrades {

    private static final Logger log = LoggerFactory.getLogger(AvalancheGrades.class);

    private final Consumer<String, String> consumer;
    private final Producer<String, Integer> producer;

    public AvalancheGrades(Consumer<String, String> consumer, Producer<String, Integer> producer) {
        this.consumer = consumer;
        this.producer = producer;
    }

    public void run() {
        producer.initTransactions();
        consumer.subscribe(List.of("snow-depths"));
        try {
            while (true) {
                ConsumerRecords<String, String> records = consumer.poll(Duration.ofSeconds(1));
                if (records.isEmpty()) {
                    continue;
                }
                producer.beginTransaction();
                for (ConsumerRecord<String, String> depth : records) {
                    int centimetres;
                    try {
                        centimetres = Integer.parseInt(depth.value());
                    } catch (NumberFormatException unreadable) { // expect: error-swallowed-in-transaction
                        log.warn("{} is no depth of snow", depth.value(), unreadable);
                        continue;
                    }
                    producer.send(new ProducerRecord<>("avalanche-grades", depth.key(), centimetres / 50));
                }
                producer.sendOffsetsToTransaction(records.nextOffsets(), consumer.groupMetadata());
                producer.commitTransaction();
            }
        } finally {
            producer.close();
            consumer.close();
        }
    }

}
