package se.fjordbank.fx;

import java.util.Map;
import java.util.Objects;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.common.serialization.ByteArraySerializer;
import org.apache.kafka.common.serialization.StringSerializer;

public final class FxApplication {

  public static void main(String[] args) throws InterruptedException {
    String pod = Objects.requireNonNull(System.getenv("POD_NAME"), "POD_NAME");
    var producer =
        new KafkaProducer<>(
            Map.<String, Object>of(
                "bootstrap.servers", "kafka.fx.internal:9093",
                "security.protocol", "SSL",
                "transactional.id", "fx-margin-" + pod),
            new StringSerializer(),
            new ByteArraySerializer());
    Thread worker = new Thread(new RateQuoteEnricher(producer, new MarginTable()), "fx-margin");
    worker.start();
    worker.join();
  }
}
