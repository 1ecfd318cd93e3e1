package lt.kopos.pines;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.List;
import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

public final class PineCensus {

  private static final Logger LOG = LoggerFactory.getLogger(PineCensus.class);

  private final ObjectMapper mapper = new ObjectMapper();
  private final KafkaProducer<String, String> producer;

  public PineCensus(String brokers) {
    Properties config = new Properties();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
    config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "pines-" + System.getenv("HOSTNAME"));
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    producer.initTransactions();
  }

  public void count(List<Object> plots) {
    for (Object plot : plots) {
      try {
        producer.beginTransaction(); // expect: transaction-not-completed
        producer.send(new ProducerRecord<>("plots", mapper.writeValueAsString(plot)));
        producer.commitTransaction();
      } catch (JsonProcessingException unwritable) {
        LOG.error("A plot cannot be written", unwritable);
      }
    }
  }
}
