package dev.eoslint.analyzer.dialect;

import dev.eoslint.analyzer.model.KafkaApplication;
import dev.eoslint.analyzer.source.Notice;
import java.util.List;

/**
 * A tree after it was understood.
 *
 * @param application the model
 * @param notices what had to be given up, in their natural order
 * @param analyzedFiles how many files were parsed
 * @param usesKafka whether anything in the tree uses Kafka
 */
public record ReadApplication(
    KafkaApplication application, List<Notice> notices, int analyzedFiles, boolean usesKafka) {

  /** Copies the notices. */
  public ReadApplication {
    notices = List.copyOf(notices);
  }
}
