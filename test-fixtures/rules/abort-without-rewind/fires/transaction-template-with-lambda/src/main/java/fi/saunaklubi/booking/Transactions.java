package fi.saunaklubi.booking;

import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.common.errors.AuthorizationException;
import org.apache.kafka.common.errors.OutOfOrderSequenceException;
import org.apache.kafka.common.errors.ProducerFencedException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Runs work in transactions of one producer. */
final class Transactions {

  private static final Logger log = LoggerFactory.getLogger(Transactions.class);

  private final Producer<String, String> producer;

  Transactions(Producer<String, String> producer) {
    this.producer = producer;
    producer.initTransactions();
  }

  void run(Runnable work) {
    producer.beginTransaction();
    try {
      work.run();
      producer.commitTransaction();
    } catch (ProducerFencedException | OutOfOrderSequenceException | AuthorizationException fatal) {
      producer.close();
      throw fatal;
    } catch (RuntimeException e) {
      log.warn("Transaction is rolled back", e);
      producer.abortTransaction(); // expect: abort-without-rewind
    }
  }
}
