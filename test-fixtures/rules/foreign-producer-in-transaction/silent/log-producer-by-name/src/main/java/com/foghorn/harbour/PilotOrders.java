package com.foghorn.harbour;

import java.util.HashMap;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

public class PilotOrders {

    private static final String LOG_TOPIC = "harbour.app.log";

    private final Producer<String, String> orders;
    private final Producer<String, String> logProducer;

    public PilotOrders(String brokers) {
        Map<String, Object> plain = new HashMap<>();
        plain.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
        plain.put(ProducerConfig.CLIENT_ID_CONFIG, "pilot-orders-log");
        logProducer = new KafkaProducer<>(plain, new StringSerializer(), new StringSerializer());
        Map<String, Object> transactional = new HashMap<>();
        transactional.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
        transactional.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "pilots-" + System.getenv("HOSTNAME"));
        orders = new KafkaProducer<>(transactional, new StringSerializer(), new StringSerializer());
        orders.initTransactions();
    }

    public void order(String ship, String pilot) {
        orders.beginTransaction();
        orders.send(new ProducerRecord<>("ship-pilots", ship, pilot));
        logProducer.send(new ProducerRecord<>(LOG_TOPIC, "ordering " + pilot + " for " + ship)); // expect: unchecked-send
        orders.send(new ProducerRecord<>("pilot-ships", pilot, ship));
        orders.commitTransaction();
    }

    public void close() {
        orders.close();
        logProducer.close();
    }
}
