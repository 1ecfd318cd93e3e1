package ee.tuulik.grain;

import java.util.List;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.errors.ProducerFencedException;

public final class GrainIntake {

    private final Producer<String, String> producer;

    public GrainIntake(Producer<String, String> producer) {
        this.producer = producer;
    }

    public void taken(String farmer, List<String> lots) {
        producer.beginTransaction();
        try {
            for (String lot : lots) {
                producer.send(new ProducerRecord<>("grain", farmer, lot));
            }
            producer.commitTransaction();
        } catch (ProducerFencedException e) {
            producer.close();
            throw e;
        } catch (RuntimeException e) {
            e.printStackTrace();
            Runtime.getRuntime().halt(3); // expect: open-transaction-abandoned
        }
    }
}
