package ie.cliffs.birds;

import static ie.cliffs.birds.Suffixes.unique;

import java.util.Map;
import java.util.TreeMap;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

public final class NestJournal {

  private final KafkaProducer<String, String> producer;

  public NestJournal(Map<String, Object> connection) {
    Map<String, Object> config = new TreeMap<>(connection);
    config.put("transactional.id", unique("nest-journal"));
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    producer.initTransactions();
  }

  public void hatch(String nest, Iterable<String> rings) {
    producer.beginTransaction();
    for (String ring : rings) {
      producer.send(new ProducerRecord<>("birds.hatched", ring, nest));
    }
    producer.send(new ProducerRecord<>("nests.emptied", nest, "HATCHED"));
    producer.commitTransaction();
  }
}
