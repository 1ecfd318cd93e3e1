package dev.eoslint.analyzer.dialect.timing;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Producers that are made anew for each poll. */
final class ShortLivedProducersTest {

  private static final String TRANSACTION =
      "producer.beginTransaction(); producer.send(output); producer.commitTransaction();";

  @TempDir private Path folder;

  /** Returns how often a producer is made when {@code work} is done in each round. */
  private List<String> occasions(String work) {
    return TransactionCode.read(
            folder,
            """
            KafkaProducer<String, String> producer = null;
            while (true) {
              consumer.poll(Duration.ofSeconds(1));
              %s
            }
            """
                .formatted(work))
        .protocol()
        .shortLivedProducers()
        .stream()
        .map(each -> each.occasion())
        .distinct()
        .toList();
  }

  @Test
  void aProducerOfEachRoundIsSeen() {
    assertThat(occasions("producer = open(); " + TRANSACTION + " producer.close();"))
        .containsExactly("for each poll");
  }

  @Test
  void aProducerThatIsMadeWhenMissingIsNot() {
    assertThat(occasions("if (producer == null) { producer = open(); } " + TRANSACTION)).isEmpty();
  }

  @Test
  void aProducerOfAHandlerIsNot() {
    assertThat(
            occasions(
                """
                try {
                  database.commit();
                } catch (SQLException failure) {
                  producer = open();
                  producer.beginTransaction();
                }
                """))
        .isEmpty();
  }

  @Test
  void aProducerThatALibraryAsksForIsNot() {
    assertThat(
            occasions(
                """
                producer = Optional.ofNullable(producer).orElseGet(() -> open());
                """
                    + TRANSACTION))
        .isEmpty();
  }
}
