package dev.hedgerow.birds;

import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The author saw exceptions in the log and caught them. */
public class Sightings {

  private static final Logger LOG = LoggerFactory.getLogger(Sightings.class);

  private final KafkaProducer<String, String> sightings;

  public Sightings(String brokers, String station) {
    Properties p = new Properties();
    p.put("bootstrap.servers", brokers);
    p.put("transactional.id", "sightings-" + station + "-" + System.getenv("POD_NAME"));
    sightings = new KafkaProducer<>(p, new StringSerializer(), new StringSerializer());
  }

  public void seen(String bird, String hedge) {
    try {
      sightings.send(new ProducerRecord<>("sightings", bird, hedge)); // expect: transactional-id-without-transactions
    } catch (IllegalStateException e) {
      LOG.warn("{} was not reported", bird, e);
    }
  }
}
