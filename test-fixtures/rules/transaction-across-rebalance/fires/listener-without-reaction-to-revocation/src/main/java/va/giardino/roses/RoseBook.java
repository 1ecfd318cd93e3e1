package va.giardino.roses;

import java.time.Duration;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import org.apache.kafka.clients.consumer.ConsumerRebalanceListener;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

public final class RoseBook {

    private RoseBook() {
    }

    public static void main(String[] args) {
        Properties in = new Properties();
        in.put("bootstrap.servers", "kafka:9092");
        in.put("group.id", "roses");
        in.put("enable.auto.commit", "false");
        in.put("isolation.level", "read_committed");
        Properties out = new Properties();
        out.put("bootstrap.servers", "kafka:9092");
        out.put("transactional.id", "roses-" + System.getenv("POD_NAME"));
        try (KafkaConsumer<String, String> cuts =
                        new KafkaConsumer<>(in, new StringDeserializer(), new StringDeserializer());
                KafkaProducer<String, String> book =
                        new KafkaProducer<>(out, new StringSerializer(), new StringSerializer())) {
            book.initTransactions();
            cuts.subscribe( // expect: transaction-across-rebalance
                    List.of("rose-cuts"),
                    new ConsumerRebalanceListener() {
                        @Override
                        public void onPartitionsAssigned(Collection<TopicPartition> partitions) {
                            System.out.println("reads " + partitions);
                        }

                        @Override
                        public void onPartitionsRevoked(Collection<TopicPartition> partitions) {
                        }
                    });
            Map<TopicPartition, OffsetAndMetadata> next = new HashMap<>();
            int pending = 0;
            while (true) {
                // expect: transaction-outlives-timeout
                for (ConsumerRecord<String, String> cut : cuts.poll(Duration.ofSeconds(1))) {
                    if (pending == 0) {
                        book.beginTransaction();
                    }
                    book.send(new ProducerRecord<>("roses", cut.key(), cut.value()));
                    next.put(
                            new TopicPartition(cut.topic(), cut.partition()),
                            new OffsetAndMetadata(cut.offset() + 1));
                    pending++;
                }
                if (pending >= 50) {
                    book.sendOffsetsToTransaction(next, cuts.groupMetadata());
                    book.commitTransaction();
                    pending = 0;
                }
            }
        }
    }
}
