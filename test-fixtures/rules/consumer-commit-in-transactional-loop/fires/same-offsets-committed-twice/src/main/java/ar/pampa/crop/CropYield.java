package ar.pampa.crop;

import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.IntegerDeserializer;
import org.apache.kafka.common.serialization.IntegerSerializer;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

public class CropYield {

    private final KafkaConsumer<String, Integer> harvest;
    private final KafkaProducer<String, Integer> totals;

    public CropYield(String brokers) {
        Properties in = new Properties();
        in.put("bootstrap.servers", brokers);
        in.put("group.id", "crop-yield");
        in.put("enable.auto.commit", false);
        in.put("isolation.level", "read_committed");
        harvest = new KafkaConsumer<>(in, new StringDeserializer(), new IntegerDeserializer());

        Properties out = new Properties();
        out.put("bootstrap.servers", brokers);
        out.put("transactional.id", "crop-yield-" + System.getenv("FARM_NODE"));
        totals = new KafkaProducer<>(out, new StringSerializer(), new IntegerSerializer());
        totals.initTransactions();
    }

    public void run() {
        harvest.subscribe(List.of("harvest-weights"));
        while (true) {
            ConsumerRecords<String, Integer> weights = harvest.poll(Duration.ofSeconds(5));
            for (TopicPartition partition : weights.partitions()) {
                add(partition, weights.records(partition));
            }
        }
    }

    private void add(TopicPartition partition, List<ConsumerRecord<String, Integer>> weights) {
        Map<String, Integer> sums = new HashMap<>();
        for (ConsumerRecord<String, Integer> weight : weights) {
            sums.merge(weight.key(), weight.value(), Integer::sum);
        }
        long next = weights.get(weights.size() - 1).offset() + 1;
        Map<TopicPartition, OffsetAndMetadata> done = Map.of(partition, new OffsetAndMetadata(next));

        totals.beginTransaction();
        sums.forEach((field, sum) -> totals.send(new ProducerRecord<>("field-totals", field, sum)));
        totals.sendOffsetsToTransaction(done, harvest.groupMetadata());
        totals.commitTransaction();
        harvest.commitSync(done); // expect: consumer-commit-in-transactional-loop
    }

    public static void main(String[] args) {
        CropYield job = new CropYield(System.getenv("BROKERS"));
        try {
            job.run();
        } finally {
            job.totals.close();
            job.harvest.close();
        }
    }
}
