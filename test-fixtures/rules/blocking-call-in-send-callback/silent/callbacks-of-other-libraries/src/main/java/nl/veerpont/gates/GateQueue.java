package nl.veerpont.gates;

import com.otherbus.client.BusClient;
import java.util.HashMap;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

public final class GateQueue {

    private final BusClient bus;
    private final KafkaProducer<String, String> producer;

    public GateQueue(BusClient bus, String brokers) {
        this.bus = bus;
        Map<String, Object> config = new HashMap<>();
        config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
        producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    }

    public void closed(String gate) {
        producer.send(new ProducerRecord<>("gates", gate, "CLOSED")); // expect: unchecked-send
        bus.send("gates/" + gate, (receipt, failure) -> producer.flush());
    }
}
