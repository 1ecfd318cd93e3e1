package fi.taiga.sawmill;

import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;

public final class TimberJournal extends AbstractJournal {

    public TimberJournal() {
        super("timber-journal");
    }

    public void felled(String stand, Iterable<String> trunks) {
        producer().beginTransaction();
        try {
            for (String trunk : trunks) {
                producer().send(new ProducerRecord<>("trunks", trunk, stand));
            }
            producer().commitTransaction();
        } catch (KafkaException e) {
            producer().close();
            throw e;
        }
    }
}
