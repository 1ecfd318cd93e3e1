package bank.cedar.ledger.transfers;

import bank.cedar.ledger.LedgerSettings;
import bank.cedar.messaging.TransactionAbortedException;
import bank.cedar.messaging.TransactionalPublisher;
import java.time.Duration;
import java.util.List;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.errors.WakeupException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Makes a debit and a credit of each transfer. */
public final class TransferPostings implements Runnable {

  private static final Logger LOG = LoggerFactory.getLogger(TransferPostings.class);
  private static final Duration WAIT = Duration.ofMillis(250);
  private static final int MOST_FAILURES = 10;

  private final Consumer<String, String> transfers =
      new KafkaConsumer<>(LedgerSettings.transferConsumer());
  private final TransactionalPublisher publisher;
  private final Screening screening;
  private int failures;

  public TransferPostings(TransactionalPublisher publisher, Screening screening) {
    this.publisher = publisher;
    this.screening = screening;
  }

  @Override
  public void run() {
    try (transfers) {
      transfers.subscribe(List.of(LedgerSettings.ACCEPTED_TRANSFERS));
      while (true) {
        ConsumerRecords<String, String> batch = transfers.poll(WAIT);
        if (!batch.isEmpty()) {
          post(batch);
        }
      }
    } catch (WakeupException stop) {
      LOG.info("No more transfers are posted");
    }
  }

  public void stop() {
    transfers.wakeup();
  }

  private void post(ConsumerRecords<String, String> batch) {
    try {
      publisher.inTransaction(
          transaction -> {
            batch.forEach(record -> post(transaction, record));
            transaction.advance(batch.nextOffsets(), transfers.groupMetadata());
          });
      failures = 0;
    } catch (TransactionAbortedException aborted) {
      LOG.warn("{} transfers are posted again", batch.count(), aborted);
      if (++failures == MOST_FAILURES) {
        throw aborted;
      }
      rewind(batch);
    }
  }

  private void post(TransactionalPublisher transaction, ConsumerRecord<String, String> record) {
    Transfer transfer;
    try {
      transfer = Transfer.parse(record.value());
    } catch (IllegalArgumentException malformed) {
      transaction.publish(LedgerSettings.REJECTED_TRANSFERS, record.key(), record.value());
      return;
    }
    if (!screening.accepts(transfer)) {
      transaction.publish(LedgerSettings.REJECTED_TRANSFERS, transfer.number(), record.value());
      return;
    }
    transaction.publish(LedgerSettings.ENTRIES, transfer.from(), transfer.debit());
    transaction.publish(LedgerSettings.ENTRIES, transfer.to(), transfer.credit());
    transaction.publish(LedgerSettings.NOTICES, transfer.to(), transfer.credit());
  }

  private void rewind(ConsumerRecords<String, String> batch) {
    for (TopicPartition partition : batch.partitions()) {
      if (transfers.assignment().contains(partition)) {
        transfers.seek(partition, batch.records(partition).get(0).offset());
      }
    }
  }
}
