package com.harborinsure.claims.kafka;

import com.harborinsure.claims.domain.Claim;
import com.harborinsure.claims.port.ClaimBatch;
import com.harborinsure.claims.port.ClaimSource;
import java.time.Duration;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.errors.WakeupException;

/** Claims from a topic that the consumer has subscribed to. */
final class KafkaClaimSource implements ClaimSource {

  private static final Duration PATIENCE = Duration.ofSeconds(1);

  private final Consumer<String, Claim> consumer;

  KafkaClaimSource(Consumer<String, Claim> consumer) {
    this.consumer = consumer;
  }

  @Override
  public ClaimBatch next() {
    try {
      return new KafkaClaimBatch(consumer.poll(PATIENCE));
    } catch (WakeupException interrupted) {
      return new KafkaClaimBatch(ConsumerRecords.empty());
    }
  }

  @Override
  public void acknowledge(ClaimBatch batch) {
    consumer.commitSync(((KafkaClaimBatch) batch).nextOffsets()); // expect: consumer-commit-in-transactional-loop
  }

  @Override
  public void returnTo(ClaimBatch batch) {
    KafkaClaimBatch claims = (KafkaClaimBatch) batch;
    for (TopicPartition partition : claims.records().partitions()) {
      if (consumer.assignment().contains(partition)) {
        consumer.seek(partition, claims.firstOffset(partition));
      }
    }
  }

  @Override
  public void interrupt() {
    consumer.wakeup();
  }

  @Override
  public void close() {
    consumer.close();
  }
}
