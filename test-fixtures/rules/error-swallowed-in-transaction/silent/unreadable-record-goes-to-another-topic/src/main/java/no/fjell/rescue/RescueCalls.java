package no.fjell.rescue;

import java.time.Duration;
import java.util.List;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

public final class RescueCalls {

    private static final Logger log = LoggerFactory.getLogger(RescueCalls.class);

    private final Consumer<String, String> consumer;
    private final Producer<String, Integer> producer;

    public RescueCalls(Consumer<String, String> consumer, Producer<String, Integer> producer) {
        this.consumer = consumer;
        this.producer = producer;
    }

    public void run() {
        producer.initTransactions();
        consumer.subscribe(List.of("rescue-requests"));
        try {
            while (true) {
                ConsumerRecords<String, String> records = consumer.poll(Duration.ofSeconds(1));
                if (records.isEmpty()) {
                    continue;
                }
                producer.beginTransaction();
                for (ConsumerRecord<String, String> call : records) {
                    int people;
                    try {
                        people = Integer.parseInt(call.value());
                    } catch (NumberFormatException unreadable) {
                        log.warn("{} is no number of people", call.value(), unreadable);
                        producer.send(new ProducerRecord<>("unclear-rescue-requests", call.key(), 0));
                        continue;
                    }
                    producer.send(new ProducerRecord<>("rescue-calls", call.key(), people));
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
