package dev.eoslint.analyzer.dialect.kafka;

import static org.assertj.core.api.Assertions.assertThat;

import dev.eoslint.analyzer.model.ProducerCall.Kind;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The protocol states of producers that take the place of others. */
final class ReplacedProducersTest {

  @TempDir private Path folder;

  private List<String> before(Kind kind, String statements) {
    return KafkaCode.ofMain(folder, "producer.initTransactions();\n" + statements).before(kind);
  }

  @Test
  void theNextProducerIsUsedLikeTheFirst() {
    String statements =
        """
        if (args.length > 1) {
          producer.close();
          producer = producer();
        }
        producer.beginTransaction();
        producer.commitTransaction();
        """;

    assertThat(before(Kind.BEGIN, statements))
        .containsExactly("created | ready after initTransactions");
    assertThat(before(Kind.COMMIT, statements)).containsExactly("open");
  }

  @Test
  void twoWaysToMakeAProducerMeet() {
    assertThat(
            before(
                Kind.COMMIT,
                """
                KafkaProducer<String, String> one;
                if (args.length > 1) {
                  one = producer();
                  one.initTransactions();
                } else {
                  one = producer();
                  one.initTransactions();
                }
                one.beginTransaction();
                one.commitTransaction();
                """))
        .containsExactly("open");
  }

  @Test
  void aMethodReturnsOneOrTheOther() {
    assertThat(
            KafkaCode.ofClass(
                    folder,
                    """
                    public static void main(String[] args) {
                      KafkaProducer<String, String> producer = made(args.length > 1);
                      producer.beginTransaction();
                      producer.commitTransaction();
                    }

                    private static KafkaProducer<String, String> made(boolean early) {
                      if (early) {
                        return producer();
                      }
                      KafkaProducer<String, String> late = producer();
                      late.initTransactions();
                      return late;
                    }
                    """)
                .before(Kind.COMMIT))
        .containsExactly("open");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "first = producer; producer = producer();",
        "producer.beginTransaction(); producer = producer();",
        "producer.close(); producer = new KafkaProducer<>(new Properties());",
        "producer.close(); producer = unseen();"
      })
  void whatIsNotTheSameStaysApart(String replacement) {
    assertThat(
            before(
                Kind.COMMIT,
                """
                KafkaProducer<String, String> first = null;
                if (args.length > 1) {
                  REPLACEMENT
                }
                producer.beginTransaction();
                producer.commitTransaction();
                """
                    .replace("REPLACEMENT", replacement)))
        .isNotEmpty()
        .allMatch(states -> states.contains("unseen"));
  }
}
