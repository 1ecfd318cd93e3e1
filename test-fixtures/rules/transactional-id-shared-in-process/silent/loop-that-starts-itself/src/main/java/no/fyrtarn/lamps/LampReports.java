package no.fyrtarn.lamps;

import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.errors.ProducerFencedException;
import org.apache.kafka.common.serialization.StringSerializer;

/** Writes the reports of lamps, each in a transaction. */
final class LampReports {

  private final String servers;
  private final BlockingQueue<String> reports;
  private Producer<String, String> producer;

  LampReports(String servers, BlockingQueue<String> reports) {
    this.servers = servers;
    this.reports = reports;
  }

  void run() throws InterruptedException {
    start();
    try {
      while (!Thread.currentThread().isInterrupted()) {
        write(reports.take());
      }
    } finally {
      producer.close();
    }
  }

  private void start() {
    producer = connect();
    producer.initTransactions();
  }

  private void write(String report) {
    try {
      producer.beginTransaction();
      producer.send(new ProducerRecord<>("lamp-reports", report));
      producer.commitTransaction();
    } catch (ProducerFencedException e) {
      throw e;
    } catch (KafkaException e) {
      producer.abortTransaction();
    }
  }

  private Producer<String, String> connect() {
    Map<String, Object> config = new HashMap<>();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, servers);
    config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "lamps-" + System.getenv("POD_NAME"));
    return new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
  }
}
