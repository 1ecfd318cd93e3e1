package com.quietharbor.mooring;

import java.time.Duration;
import java.util.List;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.errors.AuthorizationException;
import org.apache.kafka.common.errors.OutOfOrderSequenceException;
import org.apache.kafka.common.errors.ProducerFencedException;

public class MooringFees {

  private final Consumer<String, String> stays;
  private final Producer<String, String> fees;
  private ConsumerRecords<String, String> failed;

  public MooringFees(Consumer<String, String> stays, Producer<String, String> fees) {
    this.stays = stays;
    this.fees = fees;
  }

  public void charge() {
    fees.initTransactions();
    stays.subscribe(List.of("mooring-stays"));
    while (true) {
      if (failed != null) {
        for (TopicPartition partition : failed.partitions()) {
          stays.seek(partition, failed.records(partition).get(0).offset());
        }
        failed = null;
      }
      ConsumerRecords<String, String> batch = stays.poll(Duration.ofSeconds(1));
      if (batch.isEmpty()) {
        continue;
      }
      try {
        fees.beginTransaction();
        for (ConsumerRecord<String, String> stay : batch) {
          fees.send(new ProducerRecord<>("mooring-fees", stay.key(), stay.value()));
        }
        fees.sendOffsetsToTransaction(batch.nextOffsets(), stays.groupMetadata());
        fees.commitTransaction();
      } catch (ProducerFencedException | OutOfOrderSequenceException | AuthorizationException e) {
        fees.close();
        throw e;
      } catch (KafkaException e) {
        fees.abortTransaction();
        failed = batch;
      }
    }
  }
}
