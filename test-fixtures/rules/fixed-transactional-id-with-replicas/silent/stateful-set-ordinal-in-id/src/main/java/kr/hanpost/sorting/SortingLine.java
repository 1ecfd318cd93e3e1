package kr.hanpost.sorting;

import java.util.HashMap;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

public class SortingLine {

  private static final String ID = "sorting-line";

  private final Producer<String, String> producer;

  public SortingLine() {
    Map<String, String> environment = System.getenv();
    Map<String, Object> config = new HashMap<>();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, environment.get("KAFKA_BROKERS"));
    config.put(
        ProducerConfig.TRANSACTIONAL_ID_CONFIG,
        String.join("-", ID, environment.get("POD_INDEX")));
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    producer.initTransactions();
  }

  public void sort(String sack, Map<String, String> chuteByLetter) {
    producer.beginTransaction();
    chuteByLetter.forEach(
        (letter, chute) -> producer.send(new ProducerRecord<>("letters.sorted", letter, chute)));
    producer.send(new ProducerRecord<>("sacks.emptied", sack, ID));
    producer.commitTransaction();
  }
}
