package com.harborinsure.claims.reinsurance;

import java.io.IOException;
import java.nio.file.Path;
import java.time.YearMonth;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Hands the losses of a month to the reinsurer, all at once. */
public final class BordereauPublisher {

  /** The name under which bordereaux are published. */
  public static final String PRODUCER = "bordereaux"; // expect: hardcoded-transactional-id

  private static final Logger LOG = LoggerFactory.getLogger(BordereauPublisher.class);

  private final Path folder;
  private final String topic;

  public BordereauPublisher(Path folder, String topic) {
    this.folder = folder;
    this.topic = topic;
  }

  /** Publishes with a producer that is closed afterwards, which aborts what was not committed. */
  public void publish(YearMonth month, Producer<String, String> producer) throws IOException {
    try (producer) {
      Bordereau bordereau = Bordereau.read(folder, month);
      producer.beginTransaction(); // expect: init-transactions-missing
      int number = 0;
      for (String line : bordereau.lines()) {
        number++;
        producer.send(new ProducerRecord<>(topic, month + "#" + number, line));
      }
      producer.commitTransaction();
      LOG.info("Published {} losses of {}", number, month);
    }
  }
}
