package bank.cedar.messaging;

import java.time.Duration;
import java.util.Map;
import org.apache.kafka.clients.consumer.ConsumerGroupMetadata;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.errors.AuthenticationException;
import org.apache.kafka.common.errors.AuthorizationException;
import org.apache.kafka.common.errors.InterruptException;
import org.apache.kafka.common.errors.InvalidPidMappingException;
import org.apache.kafka.common.errors.InvalidProducerEpochException;
import org.apache.kafka.common.errors.InvalidTxnStateException;
import org.apache.kafka.common.errors.OutOfOrderSequenceException;
import org.apache.kafka.common.errors.ProducerFencedException;
import org.apache.kafka.common.errors.TimeoutException;
import org.apache.kafka.common.errors.UnsupportedVersionException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Publishes records that become visible together or not at all.
 *
 * <p>A publisher belongs to one thread. It has two faces: {@link #inTransaction} for work that fits
 * in a lambda, and {@link #begin}, {@link #commit} and {@link #abort} for work that does not.
 */
public final class TransactionalPublisher implements AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(TransactionalPublisher.class);
  private static final int COMMIT_ATTEMPTS = 4;
  private static final Duration CLOSE_TIMEOUT = Duration.ofSeconds(10);

  private final Producer<String, String> producer;

  private TransactionalPublisher(Producer<String, String> producer) {
    this.producer = producer;
  }

  /** Returns a publisher that is ready to begin, after it has shut out an older one of its name. */
  public static TransactionalPublisher connect(PublisherSettings settings) {
    Producer<String, String> producer = new KafkaProducer<>(settings.toMap());
    try {
      producer.initTransactions();
    } catch (RuntimeException failure) {
      producer.close(CLOSE_TIMEOUT);
      throw failure;
    }
    return new TransactionalPublisher(producer);
  }

  /**
   * Does some work in a transaction of its own.
   *
   * @throws TransactionAbortedException when the work failed and left nothing behind
   * @throws PublisherLostException when this publisher cannot go on
   */
  public void inTransaction(TransactionWork work) {
    begin();
    try {
      work.publishWith(this);
      producer.commitTransaction();
    } catch (TimeoutException late) {
      producer.abortTransaction(); // expect: commit-timeout-then-abort
      throw new TransactionAbortedException("The commit took too long.", late);
    } catch (ProducerFencedException
        | InvalidProducerEpochException
        | InvalidPidMappingException
        | InvalidTxnStateException
        | OutOfOrderSequenceException
        | AuthorizationException
        | AuthenticationException
        | UnsupportedVersionException fatal) {
      close();
      throw new PublisherLostException("Another publisher took over, or this one may not go on.", fatal);
    } catch (PublisherLostException lost) {
      throw lost;
    } catch (RuntimeException failure) {
      abort();
      throw new TransactionAbortedException("The work failed and was undone.", failure);
    }
  }

  public void begin() {
    producer.beginTransaction();
  }

  /** Publishes a record in the transaction that is open. */
  public void publish(String topic, String key, String value) {
    producer.send(new ProducerRecord<>(topic, key, value));
  }

  /** Publishes a single record without the cost of a transaction. */
  public void announce(String topic, String key, String value) {
    producer.send(new ProducerRecord<>(topic, key, value)); // expect: send-outside-transaction
  }

  /** Moves a consumer group forward with the transaction that is open. */
  public void advance(
      Map<TopicPartition, OffsetAndMetadata> next, ConsumerGroupMetadata group) {
    producer.sendOffsetsToTransaction(next, group);
  }

  /**
   * Commits. When the answer is late the commit is asked for again, for it may have happened.
   *
   * @throws PublisherLostException when the outcome stays unknown; the publisher is closed then
   */
  public void commit() {
    for (int attempt = 1; ; attempt++) {
      try {
        producer.commitTransaction();
        return;
      } catch (TimeoutException late) {
        LOG.warn("Attempt {} of {} to commit timed out", attempt, COMMIT_ATTEMPTS);
        if (attempt == COMMIT_ATTEMPTS) {
          close();
          throw new PublisherLostException("It is not known whether a commit happened.", late);
        }
      } catch (InterruptException interrupted) {
        close();
        throw new PublisherLostException("It is not known whether a commit happened.", interrupted);
      }
    }
  }

  /**
   * Undoes what was published since {@link #begin}.
   *
   * @throws PublisherLostException when that is impossible; the publisher is closed then
   */
  public void abort() {
    try {
      producer.abortTransaction();
    } catch (KafkaException failure) {
      close();
      throw new PublisherLostException("A transaction could not be aborted.", failure);
    }
  }

  @Override
  public void close() {
    producer.close(CLOSE_TIMEOUT);
  }
}
