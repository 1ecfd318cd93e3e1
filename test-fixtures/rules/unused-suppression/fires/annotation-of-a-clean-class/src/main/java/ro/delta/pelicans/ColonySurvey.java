package ro.delta.pelicans;

import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

@SuppressWarnings("eoslint:hardcoded-transactional-id") // expect: unused-suppression
public final class ColonySurvey {

  private final KafkaProducer<String, String> producer;

  public ColonySurvey(String bootstrapServers) {
    Properties config = new Properties();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, bootstrapServers);
    config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "survey-" + System.getenv("POD_NAME"));
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    producer.initTransactions();
  }

  public void count(String colony, String birds) {
    producer.beginTransaction();
    producer.send(new ProducerRecord<>("colonies.counted", colony, birds));
    producer.send(new ProducerRecord<>("colonies.latest", colony, birds));
    producer.commitTransaction();
  }
}
