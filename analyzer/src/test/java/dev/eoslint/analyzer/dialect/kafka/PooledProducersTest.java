package dev.eoslint.analyzer.dialect.kafka;

import static org.assertj.core.api.Assertions.assertThat;

import dev.eoslint.analyzer.model.ProducerCall.Kind;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The protocol states of producers that are taken from collections and given back. */
final class PooledProducersTest {

  private static final String FILLED =
      """
      BlockingQueue<KafkaProducer<String, String>> idle = new LinkedBlockingQueue<>();
      for (int number = 0; number < args.length; number++) {
        KafkaProducer<String, String> made = producer();
        made.initTransactions();
        idle.add(made);
      }
      """;

  @TempDir private Path folder;

  private List<String> before(Kind kind, String statements) {
    return KafkaCode.ofClass(
            folder,
            "public static void main(String[] args) throws Exception {\n"
                + statements.indent(2)
                + "}\n")
        .before(kind);
  }

  @ParameterizedTest
  @CsvSource({
    "ArrayBlockingQueue<>(8), put, take()",
    "LinkedBlockingQueue<>(), offer, 'poll(1, TimeUnit.SECONDS)'",
    "LinkedBlockingDeque<>(), putLast, takeFirst()",
    "ConcurrentLinkedQueue<>(), add, remove()",
    "ConcurrentLinkedDeque<>(), push, pollFirst()",
    "ArrayDeque<>(8), push, pop()",
    "LinkedList<>(), add, removeFirst()",
    "ArrayList<>(), add, removeLast()"
  })
  void whatIsTakenIsInTheStateOfAllThatWerePutIn(String created, String put, String take) {
    assertThat(
            before(
                Kind.BEGIN,
                """
                var idle = new CREATED;
                for (int number = 0; number < args.length; number++) {
                  KafkaProducer<String, String> made = producer();
                  made.initTransactions();
                  idle.PUT(made);
                }
                KafkaProducer<String, String> producer = idle.TAKE;
                producer.beginTransaction();
                """
                    .replace("CREATED", created)
                    .replace("PUT", put)
                    .replace("TAKE", take)))
        .containsExactly("ready after initTransactions");
  }

  @Test
  void whatIsTakenIsChangedAlone() {
    String statements =
        FILLED
            + """
            KafkaProducer<String, String> one = idle.take();
            one.beginTransaction();
            KafkaProducer<String, String> other = idle.take();
            other.beginTransaction();
            one.commitTransaction();
            """;

    assertThat(before(Kind.BEGIN, statements)).containsOnly("ready after initTransactions");
    assertThat(before(Kind.COMMIT, statements)).containsExactly("open");
  }

  @Test
  void whatIsGivenBackCanBeTakenAgain() {
    assertThat(
            before(
                Kind.BEGIN,
                FILLED
                    + """
                    while (args.length > 1) {
                      KafkaProducer<String, String> producer = idle.take();
                      producer.beginTransaction();
                      producer.commitTransaction();
                      idle.put(producer);
                    }
                    """))
        .containsExactly(
            "ready after initTransactions",
            "ready after commitTransaction | ready after initTransactions");
  }

  @Test
  void whatBrokeAndWasNotGivenBackIsNotTaken() {
    assertThat(
            before(
                Kind.BEGIN,
                FILLED
                    + """
                    while (args.length > 1) {
                      KafkaProducer<String, String> producer = idle.take();
                      try {
                        producer.beginTransaction();
                        producer.commitTransaction();
                        idle.put(producer);
                      } catch (ProducerFencedException e) {
                        System.exit(args.length);
                      } catch (KafkaException e) {
                        e.printStackTrace();
                      }
                    }
                    """))
        .allMatch(states -> !states.contains("open") && !states.contains("failed"));
  }

  @Test
  void whatIsGivenAwayInATransactionIsNotFollowed() {
    assertThat(
            before(
                Kind.COMMIT,
                FILLED
                    + """
                    KafkaProducer<String, String> producer = idle.take();
                    producer.beginTransaction();
                    idle.put(producer);
                    KafkaProducer<String, String> next = idle.take();
                    next.commitTransaction();
                    """))
        .containsExactly("unseen");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "var first = producer(); first.initTransactions(); idle.add(first);",
        "var other = new KafkaProducer<String, String>(new Properties()); idle.add(other);",
        "KafkaProducer<String, String> known = idle.peek(); known.beginTransaction();",
        "idle.add(unseen());"
      })
  void clientsThatSomethingTellsApartAreNotFollowed(String more) {
    assertThat(
            before(
                Kind.COMMIT,
                FILLED
                    + more
                    + """

                    KafkaProducer<String, String> taken = idle.take();
                    taken.commitTransaction();
                    """))
        .containsExactly("unseen");
  }

  @Test
  void eachClientOfAPoolIsUsed() {
    assertThat(
            before(
                Kind.BEGIN,
                FILLED.replace("made.initTransactions();", "")
                    + """
                    idle.forEach(KafkaProducer::initTransactions);
                    idle.take().beginTransaction();
                    """))
        .containsExactly("ready after initTransactions");
  }

  @Test
  void clientsMoveToAnotherCollection() {
    assertThat(
            before(
                Kind.BEGIN,
                FILLED
                    + """
                    List<KafkaProducer<String, String>> all = new ArrayList<>();
                    idle.drainTo(all);
                    all.remove(0).close();
                    for (KafkaProducer<String, String> each : all) {
                      each.beginTransaction();
                    }
                    """))
        .allMatch(states -> states.contains("ready after initTransactions"));
  }

  @Test
  void objectsOfTheProjectAroundClientsAreFollowed() {
    assertThat(
            KafkaCode.ofClass(
                    folder,
                    """
                    static final class Lane {
                      private final KafkaProducer<String, String> producer = producer();

                      Lane() {
                        producer.initTransactions();
                      }
                    }

                    public static void main(String[] args) throws Exception {
                      Queue<Lane> lanes = new ConcurrentLinkedQueue<>();
                      for (int number = 0; number < args.length; number++) {
                        lanes.add(new Lane());
                      }
                      Lane lane = lanes.poll();
                      lane.producer.beginTransaction();
                      lane.producer.commitTransaction();
                    }
                    """)
                .before(Kind.COMMIT))
        .containsExactly("open");
  }
}
