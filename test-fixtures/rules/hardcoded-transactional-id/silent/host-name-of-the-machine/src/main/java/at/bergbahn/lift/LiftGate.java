package at.bergbahn.lift;

import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

public final class LiftGate {

  private final Producer<String, String> producer;

  public LiftGate(String brokers) throws UnknownHostException {
    producer =
        new KafkaProducer<>(
            Map.of(
                ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers,
                ProducerConfig.TRANSACTIONAL_ID_CONFIG, instanceId("lift-gate")),
            new StringSerializer(),
            new StringSerializer());
    producer.initTransactions();
  }

  private static String instanceId(String service) throws UnknownHostException {
    return service + '@' + InetAddress.getLocalHost().getHostName();
  }

  public void admit(String skiPass, String lift) {
    producer.beginTransaction();
    producer.send(new ProducerRecord<>("lift.admissions", lift, skiPass));
    producer.send(new ProducerRecord<>("passes.used", skiPass, lift));
    producer.commitTransaction();
  }
}
