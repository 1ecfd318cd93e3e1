package se.glas.kiln;

import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;

public final class VasePublisher extends Publisher {

    public VasePublisher() {
        super("vases-");
        producer.initTransactions(); // expect: init-transactions-repeated
    }

    public void blown(String vase, String colour) {
        try {
            producer.beginTransaction();
            producer.send(new ProducerRecord<>("vases", vase, colour));
            producer.send(new ProducerRecord<>("colours", colour, vase));
            producer.commitTransaction();
        } catch (KafkaException e) {
            producer.close();
            throw e;
        }
    }
}
