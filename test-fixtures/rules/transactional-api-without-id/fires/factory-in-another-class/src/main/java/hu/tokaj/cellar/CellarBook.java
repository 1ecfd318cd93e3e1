package hu.tokaj.cellar;

import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;

public final class CellarBook {

    public static void main(String[] args) {
        try (KafkaProducer<String, String> producer = Producers.durable(args[0])) {
            start(producer);
            producer.beginTransaction();
            producer.send(new ProducerRecord<>("barrels", args[1], "FILLED"));
            producer.send(new ProducerRecord<>("cellar-log", args[1], args[2]));
            producer.commitTransaction();
        }
    }

    private static void start(KafkaProducer<String, String> producer) {
        producer.initTransactions(); // expect: transactional-api-without-id
    }
}
