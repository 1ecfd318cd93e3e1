package com.windrose.charts;

import com.windrose.charts.kafka.Positions;
import java.time.Duration;
import java.util.List;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.errors.AuthorizationException;
import org.apache.kafka.common.errors.OutOfOrderSequenceException;
import org.apache.kafka.common.errors.ProducerFencedException;

public final class ChartCorrections {

  private final Consumer<String, String> notices;
  private final Producer<String, String> corrections;

  ChartCorrections(Consumer<String, String> notices, Producer<String, String> corrections) {
    this.notices = notices;
    this.corrections = corrections;
  }

  void correct() {
    corrections.initTransactions();
    notices.subscribe(List.of("notices-to-mariners"));
    while (!Thread.interrupted()) {
      ConsumerRecords<String, String> batch = notices.poll(Duration.ofSeconds(5));
      if (batch.isEmpty()) {
        continue;
      }
      try {
        corrections.beginTransaction();
        for (ConsumerRecord<String, String> notice : batch) {
          corrections.send(new ProducerRecord<>("chart-corrections", notice.key(), notice.value()));
        }
        corrections.sendOffsetsToTransaction(batch.nextOffsets(), notices.groupMetadata());
        corrections.commitTransaction();
      } catch (ProducerFencedException | OutOfOrderSequenceException | AuthorizationException e) {
        corrections.close();
        throw e;
      } catch (KafkaException e) {
        corrections.abortTransaction();
        Positions.restore(notices);
      }
    }
  }
}
