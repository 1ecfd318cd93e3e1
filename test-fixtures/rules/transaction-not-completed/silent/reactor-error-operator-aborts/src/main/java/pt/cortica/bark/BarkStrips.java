package pt.cortica.bark;

import java.util.Properties;
import java.util.concurrent.BlockingQueue;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import reactor.core.publisher.Mono;

final class BarkStrips implements Runnable {

  private static final Logger LOG = LoggerFactory.getLogger(BarkStrips.class);

  private final BlockingQueue<String> strips;
  private final KafkaProducer<String, String> producer;

  BarkStrips(BlockingQueue<String> strips) {
    this.strips = strips;
    Properties config = new Properties();
    config.put("bootstrap.servers", System.getenv("BROKERS"));
    config.put("transactional.id", "bark-" + System.getenv("POD_NAME"));
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    producer.initTransactions();
  }

  @Override
  public void run() {
    while (!Thread.currentThread().isInterrupted()) {
      String strip = strips.poll();
      if (strip != null) {
        Mono.fromRunnable(producer::beginTransaction)
            .then(Mono.fromRunnable(() -> send(strip)))
            .then(Mono.fromRunnable(producer::commitTransaction))
            .doOnError(failure -> LOG.error("The strip {} was not recorded", strip, failure))
            .onErrorResume(
                failure ->
                    Mono.fromRunnable(producer::abortTransaction)) // expect: abort-on-fatal-error
            .block();
      }
    }
  }

  private void send(String strip) {
    producer.send(new ProducerRecord<>("strips", strip, "PEELED"));
    producer.send(new ProducerRecord<>("stock", strip, "ADDED"));
  }
}
