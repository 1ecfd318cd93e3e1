package org.northcairn.survey;

import java.time.Duration;
import java.util.List;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.errors.ApplicationRecoverableException;
import org.apache.kafka.common.errors.InvalidConfigurationException;
import org.apache.kafka.common.errors.InvalidTxnStateException;

/** What a switch makes of the outcome decides on the abort. */
public final class TideGauges {

  private enum Outcome {
    WRITTEN,
    FAILED,
    BROKEN
  }

  private final Consumer<String, String> tides;
  private final Producer<String, String> gauges;

  public TideGauges(Consumer<String, String> tides, Producer<String, String> gauges) {
    this.tides = tides;
    this.gauges = gauges;
  }

  public void run() {
    gauges.initTransactions();
    tides.subscribe(List.of("tides"));
    while (true) {
      ConsumerRecords<String, String> batch = tides.poll(Duration.ofSeconds(1));
      if (batch.isEmpty()) {
        continue;
      }
      boolean again =
          switch (gauge(batch)) {
            case WRITTEN -> false;
            case FAILED -> true;
            case BROKEN -> {
              gauges.close();
              throw new IllegalStateException("The gauges are broken.");
            }
          };
      if (again) {
        gauges.abortTransaction();
        startAgain(batch);
      }
    }
  }

  private Outcome gauge(ConsumerRecords<String, String> batch) {
    try {
      gauges.beginTransaction();
      batch.forEach(
          each -> gauges.send(new ProducerRecord<>("gauges", each.key(), each.value())));
      gauges.sendOffsetsToTransaction(batch.nextOffsets(), tides.groupMetadata());
      gauges.commitTransaction();
      return Outcome.WRITTEN;
    } catch (ApplicationRecoverableException
        | InvalidConfigurationException
        | InvalidTxnStateException fatal) {
      return Outcome.BROKEN;
    } catch (KafkaException failure) {
      return Outcome.FAILED;
    }
  }

  private void startAgain(ConsumerRecords<String, String> batch) {
    batch.partitions().forEach(p -> tides.seek(p, batch.records(p).get(0).offset()));
  }
}
