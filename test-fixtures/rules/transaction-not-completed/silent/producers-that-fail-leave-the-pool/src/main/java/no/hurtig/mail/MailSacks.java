package no.hurtig.mail;

import java.util.Properties;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.serialization.StringSerializer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Threads write with a few producers; those that fail are not used again. */
public final class MailSacks implements Runnable {

  private static final Logger LOG = LoggerFactory.getLogger(MailSacks.class);

  private final BlockingQueue<KafkaProducer<String, String>> idle = new LinkedBlockingQueue<>();
  private final BlockingQueue<String> sacks;

  public MailSacks(BlockingQueue<String> sacks) {
    this.sacks = sacks;
    for (int number = 0; number < 5; number++) {
      KafkaProducer<String, String> producer = connect(number);
      try {
        producer.initTransactions();
        idle.add(producer);
      } catch (KafkaException e) {
        LOG.error("The producer {} cannot be used", number, e);
        producer.close();
      }
    }
  }

  @Override
  public void run() {
    try {
      while (!Thread.currentThread().isInterrupted()) {
        write(sacks.take());
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private void write(String sack) throws InterruptedException {
    KafkaProducer<String, String> producer = idle.take();
    try {
      producer.beginTransaction();
      producer.send(new ProducerRecord<>("sacks", sack));
      producer.send(new ProducerRecord<>("sack-places", sack));
      producer.commitTransaction();
      idle.put(producer);
    } catch (KafkaException e) {
      LOG.warn("The sack {} was not written", sack, e);
      producer.close();
    }
  }

  private static KafkaProducer<String, String> connect(int number) {
    Properties config = new Properties();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, System.getenv("KAFKA_BROKERS"));
    config.put(
        ProducerConfig.TRANSACTIONAL_ID_CONFIG, System.getenv("POD_NAME") + "-mail-" + number);
    KafkaProducer<String, String> producer =
        new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    return producer;
  }
}
