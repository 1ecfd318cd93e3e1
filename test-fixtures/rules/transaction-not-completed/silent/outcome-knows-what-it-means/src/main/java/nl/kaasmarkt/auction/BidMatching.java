package nl.kaasmarkt.auction;

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

/** The constants of the enum answer questions themselves. */
public final class BidMatching {

  private enum Outcome {
    WRITTEN,
    FAILED,
    BROKEN;

    boolean isFinal() {
      return this == BROKEN;
    }

    boolean leavesTransaction() {
      return this != WRITTEN;
    }
  }

  private final Consumer<String, String> lots;
  private final Producer<String, String> bids;

  public BidMatching(Consumer<String, String> lots, Producer<String, String> bids) {
    this.lots = lots;
    this.bids = bids;
  }

  public void run() {
    bids.initTransactions();
    lots.subscribe(List.of("lots"));
    while (true) {
      ConsumerRecords<String, String> batch = lots.poll(Duration.ofSeconds(1));
      if (batch.isEmpty()) {
        continue;
      }
      Outcome outcome = match(batch);
      if (outcome.isFinal()) {
        bids.close();
        return;
      }
      if (outcome.leavesTransaction()) {
        bids.abortTransaction();
        startAgain(batch);
      }
    }
  }

  private Outcome match(ConsumerRecords<String, String> batch) {
    try {
      bids.beginTransaction();
      batch.forEach(
          each -> bids.send(new ProducerRecord<>("bids", each.key(), each.value())));
      bids.sendOffsetsToTransaction(batch.nextOffsets(), lots.groupMetadata());
      bids.commitTransaction();
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
    batch.partitions().forEach(p -> lots.seek(p, batch.records(p).get(0).offset()));
  }
}
