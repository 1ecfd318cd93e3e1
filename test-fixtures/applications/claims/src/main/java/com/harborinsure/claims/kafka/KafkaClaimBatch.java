package com.harborinsure.claims.kafka;

import com.harborinsure.claims.domain.Claim;
import com.harborinsure.claims.port.ClaimBatch;
import java.util.List;
import java.util.Map;
import java.util.stream.StreamSupport;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.common.TopicPartition;

/** The claims of one poll. */
record KafkaClaimBatch(ConsumerRecords<String, Claim> records) implements ClaimBatch {

  @Override
  public List<Claim> claims() {
    return StreamSupport.stream(records.spliterator(), false).map(ConsumerRecord::value).toList();
  }

  @Override
  public boolean isEmpty() {
    return records.isEmpty();
  }

  Map<TopicPartition, OffsetAndMetadata> nextOffsets() {
    return records.nextOffsets();
  }

  long firstOffset(TopicPartition partition) {
    return records.records(partition).get(0).offset();
  }
}
