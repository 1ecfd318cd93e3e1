package se.skargard.ferries;

import java.util.List;
import java.util.Properties;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.errors.ProducerFencedException;
import org.apache.kafka.common.serialization.StringSerializer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Writes boardings with producers that request threads borrow. */
public final class BoardingWriter {

  private static final Logger LOG = LoggerFactory.getLogger(BoardingWriter.class);

  private final BlockingQueue<KafkaProducer<String, String>> idle;

  public BoardingWriter(int size) {
    idle = new ArrayBlockingQueue<>(size);
    for (int number = 0; number < size; number++) {
      idle.add(connect(number));
    }
  }

  public void write(String ferry, List<String> passengers) throws InterruptedException {
    KafkaProducer<String, String> producer = idle.take();
    try {
      producer.beginTransaction();
      for (String passenger : passengers) {
        producer.send(new ProducerRecord<>("boardings", ferry, passenger));
        producer.send(new ProducerRecord<>("seats", passenger, ferry));
      }
      producer.commitTransaction();
    } catch (ProducerFencedException e) {
      LOG.error("Another pod writes with this name", e);
      producer.close();
      producer = connect(passengers.size());
    } catch (KafkaException e) {
      LOG.warn("The boardings of {} were not written", ferry, e);
      producer.abortTransaction();
    } finally {
      idle.put(producer);
    }
  }

  private static KafkaProducer<String, String> connect(int number) {
    Properties config = new Properties();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, System.getenv("KAFKA_BROKERS"));
    config.put(
        ProducerConfig.TRANSACTIONAL_ID_CONFIG, System.getenv("POD_NAME") + "-boardings-" + number);
    KafkaProducer<String, String> producer =
        new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    producer.initTransactions();
    return producer;
  }
}
