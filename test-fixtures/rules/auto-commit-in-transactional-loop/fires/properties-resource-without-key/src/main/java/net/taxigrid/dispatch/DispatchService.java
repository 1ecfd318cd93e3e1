package net.taxigrid.dispatch;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.Optional;
import java.util.Properties;
import java.util.Set;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.LongDeserializer;
import org.apache.kafka.common.serialization.LongSerializer;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

public final class DispatchService {

  private final DriverIndex drivers = new DriverIndex();

  public void start() {
    Properties output = new Properties();
    output.put("bootstrap.servers", "kafka.taxigrid.net:9094");
    output.put("security.protocol", "SASL_SSL");
    output.put("transactional.id", "dispatch-" + System.getenv("POD_NAME"));
    try (var requests =
            new KafkaConsumer<>(
                resource("/kafka/dispatch-input.properties"),
                new LongDeserializer(),
                new StringDeserializer());
        var offers = new KafkaProducer<>(output, new LongSerializer(), new StringSerializer())) {
      offers.initTransactions();
      requests.subscribe(Set.of("ride-requests"));
      while (!Thread.currentThread().isInterrupted()) {
        var batch = requests.poll(Duration.ofMillis(100));
        if (batch.isEmpty()) {
          continue;
        }
        offers.beginTransaction();
        for (var request : batch) {
          Optional<String> driver = drivers.nearestTo(request.value());
          String topic = driver.isPresent() ? "ride-offers" : "ride-refusals";
          offers.send(new ProducerRecord<>(topic, request.key(), driver.orElse("no driver in reach")));
        }
        offers.sendOffsetsToTransaction(batch.nextOffsets(), requests.groupMetadata());
        offers.commitTransaction();
      }
    }
  }

  private static Properties resource(String path) {
    Properties properties = new Properties(); // expect: auto-commit-in-transactional-loop
    try (InputStream in = DispatchService.class.getResourceAsStream(path)) {
      properties.load(in);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return properties;
  }
}
