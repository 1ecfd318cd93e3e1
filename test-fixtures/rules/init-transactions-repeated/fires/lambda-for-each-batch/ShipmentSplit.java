import java.util.List;
import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

class ShipmentSplit {

    static void split(List<List<String>> shipments) {
        Properties props = new Properties();
        props.put("bootstrap.servers", "freight-kafka:9092");
        props.put("transactional.id", "shipment-split-" + System.getenv("POD_NAME"));
        try (KafkaProducer<String, String> producer =
                     new KafkaProducer<>(props, new StringSerializer(), new StringSerializer())) {
            producer.initTransactions();
            shipments.forEach(shipment -> {
                producer.initTransactions(); // expect: init-transactions-repeated
                producer.beginTransaction();
                for (String crate : shipment) {
                    producer.send(new ProducerRecord<>("crates", crate));
                }
                producer.commitTransaction();
            });
        }
    }
}
