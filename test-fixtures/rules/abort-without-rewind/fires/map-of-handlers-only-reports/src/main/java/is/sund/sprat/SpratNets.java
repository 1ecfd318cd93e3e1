package is.sund.sprat;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.errors.ApplicationRecoverableException;
import org.apache.kafka.common.errors.InvalidConfigurationException;
import org.apache.kafka.common.errors.InvalidTxnStateException;

/** A map tells what to print for each outcome. */
public final class SpratNets {

  private enum Outcome {
    WRITTEN,
    FAILED
  }

  private final KafkaConsumer<String, String> nets;
  private final KafkaProducer<String, String> catches;
  private final Map<Outcome, Consumer<ConsumerRecords<String, String>>> handlers =
      Map.of(
          Outcome.WRITTEN, batch -> System.out.println("weighed " + batch.count()),
          Outcome.FAILED, batch -> System.out.println("failed for " + batch.count()));

  public SpratNets(KafkaConsumer<String, String> nets, KafkaProducer<String, String> catches) {
    this.nets = nets;
    this.catches = catches;
  }

  public void run() {
    catches.initTransactions();
    nets.subscribe(List.of("nets"));
    while (true) {
      ConsumerRecords<String, String> batch = nets.poll(Duration.ofSeconds(1));
      if (!batch.isEmpty()) {
        handlers.get(weigh(batch)).accept(batch);
      }
    }
  }

  private Outcome weigh(ConsumerRecords<String, String> batch) {
    try {
      catches.beginTransaction();
      batch.forEach(
          each -> catches.send(new ProducerRecord<>("catches", each.key(), each.value())));
      catches.sendOffsetsToTransaction(batch.nextOffsets(), nets.groupMetadata());
      catches.commitTransaction();
      return Outcome.WRITTEN;
    } catch (ApplicationRecoverableException
        | InvalidConfigurationException
        | InvalidTxnStateException fatal) {
      catches.close();
      throw fatal;
    } catch (KafkaException failure) {
      catches.abortTransaction(); // expect: abort-without-rewind
      return Outcome.FAILED;
    }
  }
}
