package pt.cortica.cork;

import java.util.Properties;
import java.util.concurrent.BlockingQueue;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import reactor.core.publisher.Mono;

final class CorkBales implements Runnable {

  private static final Logger LOG = LoggerFactory.getLogger(CorkBales.class);

  private final BlockingQueue<String> bales;
  private final KafkaProducer<String, String> producer;

  CorkBales(BlockingQueue<String> bales) {
    this.bales = bales;
    Properties config = new Properties();
    config.put("bootstrap.servers", System.getenv("BROKERS"));
    config.put("transactional.id", "cork-" + System.getenv("POD_NAME"));
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    producer.initTransactions();
  }

  @Override
  public void run() {
    while (!Thread.currentThread().isInterrupted()) {
      String bale = bales.poll();
      if (bale != null) {
        Mono.just(bale)
            .flatMap(this::publish)
            .onErrorResume(
                failure -> {
                  LOG.error("The bale {} was not recorded", bale, failure);
                  return Mono.empty();
                })
            .block();
      }
    }
  }

  private Mono<String> publish(String bale) {
    return Mono.fromCallable(
        () -> {
          producer.beginTransaction(); // expect: transaction-not-completed
          producer.send(new ProducerRecord<>("bales", bale, "PRESSED"));
          producer.send(new ProducerRecord<>("stock", bale, "ADDED"));
          producer.commitTransaction();
          return bale;
        });
  }
}
