package gr.syros.nougat;

import com.syros.messaging.KafkaProducer;
import java.util.Properties;

public final class NougatLine {

    public static void main(String[] args) {
        Properties config = new Properties();
        config.put("bootstrap.servers", "kafka:9092");
        KafkaProducer producer = new KafkaProducer(config);
        producer.initTransactions();
        producer.beginTransaction();
        producer.send("org.apache.kafka.clients.producer", args[0]);
        producer.commitTransaction();
    }
}
