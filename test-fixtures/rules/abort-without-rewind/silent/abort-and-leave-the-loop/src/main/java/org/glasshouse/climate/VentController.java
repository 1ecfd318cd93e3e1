package org.glasshouse.climate;

import java.time.Duration;
import java.util.List;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.errors.AuthorizationException;
import org.apache.kafka.common.errors.OutOfOrderSequenceException;
import org.apache.kafka.common.errors.ProducerFencedException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

public final class VentController {

  private static final Logger log = LoggerFactory.getLogger(VentController.class);

  public void control(Consumer<String, String> climate, Producer<String, String> vents) {
    vents.initTransactions();
    climate.subscribe(List.of("climate-samples"));
    while (true) {
      ConsumerRecords<String, String> samples = climate.poll(Duration.ofSeconds(1));
      if (samples.isEmpty()) {
        continue;
      }
      vents.beginTransaction();
      try {
        samples.forEach(s -> vents.send(new ProducerRecord<>("vent-commands", s.key(), s.value())));
        vents.sendOffsetsToTransaction(samples.nextOffsets(), climate.groupMetadata());
        vents.commitTransaction();
      } catch (ProducerFencedException | OutOfOrderSequenceException | AuthorizationException e) {
        log.error("Another instance has taken over", e);
        break;
      } catch (KafkaException e) {
        log.error("Giving up", e);
        vents.abortTransaction();
        break;
      }
    }
    vents.close();
    climate.close();
  }
}
