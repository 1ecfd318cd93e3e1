package nz.pounamu.rental;

import java.util.Map;
import nz.pounamu.rental.messaging.PollingWorker;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

public final class DepositWorker extends PollingWorker {

    private final Producer<String, String> producer;

    public DepositWorker() {
        super("deposit-refunds");
        producer = new KafkaProducer<>(
                Map.of(
                        ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, System.getenv("BROKERS"),
                        ProducerConfig.TRANSACTIONAL_ID_CONFIG, "deposit-refunds-" + System.getenv("HOSTNAME")),
                new StringSerializer(),
                new StringSerializer());
        producer.initTransactions();
    }

    @Override
    protected void handle(ConsumerRecords<String, String> returnsOfDay) {
        producer.beginTransaction();
        for (ConsumerRecord<String, String> returned : returnsOfDay) {
            producer.send(new ProducerRecord<>("deposit-refunds", returned.key(), returned.value()));
        }
        producer.sendOffsetsToTransaction(returnsOfDay.nextOffsets(), consumer.groupMetadata());
        producer.commitTransaction();
    }

    public static void main(String[] args) {
        DepositWorker worker = new DepositWorker();
        try {
            worker.run("vehicle-returns");
        } finally {
            worker.producer.close();
        }
    }
}
