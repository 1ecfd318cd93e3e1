package org.northcairn.survey;

import java.util.List;
import org.apache.kafka.clients.producer.ProducerRecord;

public final class SummitSurvey {

  private final TransactionalWriter writer;

  SummitSurvey(TransactionalWriter writer) {
    this.writer = writer;
  }

  int store(String summit, List<byte[]> measurements) {
    return writer.inTransaction(
        producer -> {
          for (byte[] measurement : measurements) {
            producer.send(new ProducerRecord<>("summit-measurements", summit, measurement));
          }
          return measurements.size();
        });
  }
}
