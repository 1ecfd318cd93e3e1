package dev.eoslint.analyzer.dialect.timing;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Where code waits in transactions, and how long. */
final class WaitsTest {

  @TempDir private Path folder;

  private List<String> waits(String statements) {
    return TransactionCode.waits(folder, statements);
  }

  /** Returns the waits of a transaction that executes {@code statement} after a write. */
  private List<String> waitsBehindWrite(String statement) {
    return waits(
        """
        producer.beginTransaction();
        producer.send(output);
        %s
        producer.commitTransaction();
        """
            .formatted(statement));
  }

  @Test
  void aTimeIsReadFromNumbersUnitsAndDurations() {
    assertThat(waitsBehindWrite("Thread.sleep(2 * 1_000);"))
        .containsExactly("2000 ms after a write");
    assertThat(waitsBehindWrite("TimeUnit.MINUTES.sleep(2);"))
        .containsExactly("120000 ms after a write");
    assertThat(waitsBehindWrite("Thread.sleep(Duration.ofSeconds(3));"))
        .containsExactly("3000 ms after a write");
    assertThat(waitsBehindWrite("Thread.sleep(Long.parseLong(System.getenv(\"PAUSE\")));"))
        .isEmpty();
  }

  @Test
  void waitsBeforeTheFirstWriteAreToldApart() {
    assertThat(
            waits(
                """
                producer.beginTransaction();
                Thread.sleep(10);
                producer.send(output);
                Thread.sleep(20);
                producer.commitTransaction();
                Thread.sleep(30);
                """))
        .containsExactly("10 ms", "20 ms after a write");
  }

  @Test
  void aWriteOnAnotherWayDoesNotCount() {
    assertThat(
            waits(
                """
                producer.beginTransaction();
                if (queue.isEmpty()) {
                  producer.send(output);
                } else {
                  Thread.sleep(10);
                }
                producer.commitTransaction();
                """))
        .containsExactly("10 ms perhaps");
  }

  @Test
  void recordsOfAPollAreCounted() {
    String loop =
        """
        while (true) {
          producer.beginTransaction();
          for (var record : consumer.poll(Duration.ofSeconds(1))) {
            producer.send(new ProducerRecord<>("sent", record.value()));
            %s
          }
          producer.commitTransaction();
        }
        """;
    assertThat(waits(loop.formatted("Thread.sleep(10);")))
        .containsExactly("10 ms after a write for each record");
    assertThat(waits(loop.formatted("if (record.value().isEmpty()) Thread.sleep(10);")))
        .containsExactly("10 ms after a write for each record perhaps");
    assertThat(waits(loop.formatted("for (int i = 0; i < 3; i++) Thread.sleep(10);")))
        .containsExactly("10 ms after a write");
  }

  @Test
  void handlersOfExceptionsAreLeftOut() {
    assertThat(
            waitsBehindWrite(
                """
                try {
                  database.commit();
                } catch (SQLException failure) {
                  Thread.sleep(10);
                }
                """))
        .isEmpty();
  }

  @Test
  void peopleAndOtherThreadsAreWaitedFor() {
    assertThat(waitsBehindWrite("System.in.read();"))
        .containsExactly("until somebody types something after a write");
    assertThat(waitsBehindWrite("new Scanner(System.in).nextLine();"))
        .containsExactly("until somebody types something after a write");
    assertThat(waitsBehindWrite("new Scanner(\"text\").nextLine();")).isEmpty();
    assertThat(waitsBehindWrite("queue.take();"))
        .containsExactly("until somebody puts something in the queue after a write");
    assertThat(waitsBehindWrite("queue.poll(2, TimeUnit.SECONDS);"))
        .containsExactly("up to 2000 ms after a write");
    assertThat(waitsBehindWrite("ready.await();"))
        .containsExactly("until somebody counts the latch down after a write");
  }

  @Test
  void aLatchOfTheCodeItselfSaysNothing() {
    assertThat(
            waitsBehindWrite(
                "producer.send(output, (written, failure) -> ready.countDown()); ready.await();"))
        .isEmpty();
    assertThat(
            waitsBehindWrite(
                """
                CountDownLatch done = new CountDownLatch(1);
                Runnable later = () -> done.countDown();
                queue.forEach(each -> later.run());
                done.await();
                """))
        .isEmpty();
  }

  @Test
  void theTimeoutOfARequestIsKnown() {
    assertThat(
            waitsBehindWrite(
                """
                HttpRequest request =
                    HttpRequest.newBuilder(URI.create("https://acme.com"))
                        .timeout(Duration.ofSeconds(4))
                        .build();
                http.send(request, HttpResponse.BodyHandlers.discarding());
                """))
        .containsExactly("up to 4000 ms after a write");
  }

  @Test
  void workOnAnotherThreadTakesNoTimeHere() {
    assertThat(
            waitsBehindWrite(
                """
                Executors.newCachedThreadPool()
                    .submit(
                        () -> {
                          Thread.sleep(10);
                          return null;
                        });
                """))
        .isEmpty();
  }
}
