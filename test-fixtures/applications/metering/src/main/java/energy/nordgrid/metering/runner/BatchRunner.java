package energy.nordgrid.metering.runner;

import energy.nordgrid.metering.config.ConsumerSettings;
import energy.nordgrid.metering.config.ProducerSettings;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.errors.AuthenticationException;
import org.apache.kafka.common.errors.AuthorizationException;
import org.apache.kafka.common.errors.InvalidPidMappingException;
import org.apache.kafka.common.errors.InvalidProducerEpochException;
import org.apache.kafka.common.errors.InvalidTxnStateException;
import org.apache.kafka.common.errors.OutOfOrderSequenceException;
import org.apache.kafka.common.errors.ProducerFencedException;
import org.apache.kafka.common.errors.UnsupportedVersionException;
import org.apache.kafka.common.errors.WakeupException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Reads a topic in batches and writes what a conversion makes of each, in one transaction. */
public final class BatchRunner implements Runnable {

  private static final Logger LOG = LoggerFactory.getLogger(BatchRunner.class);
  private static final Duration POLL_TIMEOUT = Duration.ofMillis(500);
  private static final int FAILURES_IN_A_ROW = 5;

  private final String topic;
  private final Conversion conversion;
  private final KafkaConsumer<String, String> consumer;
  private final KafkaProducer<String, String> producer;
  private final CountDownLatch finished = new CountDownLatch(1);
  private volatile boolean stopping;
  private int failures;

  public BatchRunner(
      String topic, Conversion conversion, ConsumerSettings input, ProducerSettings output) {
    this.topic = topic;
    this.conversion = conversion;
    this.consumer = new KafkaConsumer<>(input.toProperties());
    this.producer = new KafkaProducer<>(output.toProperties());
  }

  @Override
  public void run() {
    try (consumer;
        producer) {
      producer.initTransactions();
      consumer.subscribe(List.of(topic));
      while (!stopping) {
        ConsumerRecords<String, String> batch = consumer.poll(POLL_TIMEOUT);
        if (!batch.isEmpty()) {
          process(batch);
        }
      }
    } catch (WakeupException wakeup) {
      LOG.info("The runner of {} was woken up to stop", topic);
    } finally {
      finished.countDown();
    }
  }

  /** Ends the runner after the batch that it works on, and waits for it. */
  public void stop(Duration patience) throws InterruptedException {
    stopping = true;
    consumer.wakeup();
    if (!finished.await(patience.toMillis(), TimeUnit.MILLISECONDS)) {
      LOG.warn("The runner of {} has not finished", topic);
    }
  }

  private void process(ConsumerRecords<String, String> batch) {
    try {
      producer.beginTransaction();
      for (ConsumerRecord<String, String> record : batch) {
        producer.send(conversion.convert(record));
      }
      producer.sendOffsetsToTransaction(nextOffsets(batch), consumer.groupMetadata());
      Commits.commit(producer);
      failures = 0;
    } catch (ProducerFencedException
        | InvalidProducerEpochException
        | InvalidPidMappingException
        | InvalidTxnStateException
        | OutOfOrderSequenceException
        | AuthorizationException
        | AuthenticationException
        | UnsupportedVersionException fatal) {
      throw new RunnerStoppedException("The producer of " + topic + " cannot be used again.", fatal);
    } catch (KafkaException failure) {
      failures++;
      LOG.warn("Batch of {} records of {} failed, failure {}", batch.count(), topic, failures, failure);
      producer.abortTransaction(); // expect: abort-without-rewind
      if (failures == FAILURES_IN_A_ROW) {
        throw new RunnerStoppedException("The runner of " + topic + " fails again and again.", failure);
      }
    }
  }

  private static Map<TopicPartition, OffsetAndMetadata> nextOffsets(
      ConsumerRecords<String, String> batch) {
    Map<TopicPartition, OffsetAndMetadata> next = new HashMap<>();
    for (TopicPartition partition : batch.partitions()) {
      List<ConsumerRecord<String, String>> records = batch.records(partition);
      ConsumerRecord<String, String> last = records.get(records.size() - 1);
      next.put(partition, new OffsetAndMetadata(last.offset(), last.leaderEpoch(), "")); // expect: offset-not-incremented
    }
    return next;
  }
}
