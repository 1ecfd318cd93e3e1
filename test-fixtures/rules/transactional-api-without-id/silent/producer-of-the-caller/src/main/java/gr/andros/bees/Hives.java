package gr.andros.bees;

import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;

public final class Hives {

    private final Producer<String, String> producer;

    public Hives(Producer<String, String> producer) {
        this.producer = producer;
        producer.initTransactions();
    }

    public void harvested(String hive, String honey, String wax) {
        producer.beginTransaction();
        try {
            producer.send(new ProducerRecord<>("honey", hive, honey));
            producer.send(new ProducerRecord<>("wax", hive, wax));
            producer.commitTransaction();
        } catch (RuntimeException e) {
            producer.close();
            throw e;
        }
    }
}
