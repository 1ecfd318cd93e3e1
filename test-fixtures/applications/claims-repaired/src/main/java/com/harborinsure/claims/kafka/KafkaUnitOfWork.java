package com.harborinsure.claims.kafka;

import com.harborinsure.claims.port.ClaimBatch;
import com.harborinsure.claims.port.DecisionLog;
import com.harborinsure.claims.port.UnitOfWork;
import com.harborinsure.claims.port.UnitOfWorkBrokenException;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.common.KafkaException;
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

/** Decisions and the progress of the claims behind them, in one transaction. */
final class KafkaUnitOfWork implements UnitOfWork {

  private static final Logger LOG = LoggerFactory.getLogger(KafkaUnitOfWork.class);
  private static final int PATIENCE = 5;

  private final Producer<String, String> producer;
  private final Consumer<?, ?> consumer;
  private final DecisionLog decisions;

  KafkaUnitOfWork(Producer<String, String> producer, Consumer<?, ?> consumer, DecisionLog decisions) {
    this.producer = producer;
    this.consumer = consumer;
    this.decisions = decisions;
  }

  @Override
  public Outcome perform(ClaimBatch batch, java.util.function.Consumer<DecisionLog> work) {
    KafkaClaimBatch claims = (KafkaClaimBatch) batch;
    try {
      producer.beginTransaction();
      work.accept(decisions);
      producer.sendOffsetsToTransaction(claims.nextOffsets(), consumer.groupMetadata());
      commit();
      return Outcome.DONE;
    } catch (ProducerFencedException | InvalidProducerEpochException replaced) {
      LOG.error("Another instance works under the name of this one");
      throw new UnitOfWorkBrokenException(replaced);
    } catch (InvalidPidMappingException
        | InvalidTxnStateException
        | OutOfOrderSequenceException
        | AuthorizationException
        | AuthenticationException
        | UnsupportedVersionException fatal) {
      throw new UnitOfWorkBrokenException(fatal);
    } catch (KafkaException failure) {
      LOG.warn("{} claims are decided again", claims.records().count(), failure);
      producer.abortTransaction();
      return Outcome.UNDONE;
    }
  }

  @Override
  public void close() {
    producer.close();
  }

  /** Asks for a commit until there is an answer, since one without an answer may have happened. */
  private void commit() {
    int asked = 0;
    while (true) {
      try {
        producer.commitTransaction();
        return;
      } catch (InterruptException interrupted) {
        throw new UnitOfWorkBrokenException(interrupted);
      } catch (TimeoutException late) {
        asked++;
        if (asked >= PATIENCE) {
          throw new UnitOfWorkBrokenException(late);
        }
      }
    }
  }
}
