package dev.eoslint.analyzer.dialect.kafka;

import static org.assertj.core.api.Assertions.assertThat;

import dev.eoslint.analyzer.model.AbandonedTransaction.Means;
import dev.eoslint.analyzer.model.CallbackCall;
import dev.eoslint.analyzer.model.ProtocolFaults;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Calls that the protocol of transactions allows and that go wrong all the same. */
final class ProtocolFaultsTest {

  private static final String SEND = "producer.send(new ProducerRecord<>(\"sent\", \"key\"))";

  @TempDir private Path folder;

  private KafkaCode main(String statements) {
    return KafkaCode.ofMain(
        folder, "producer.initTransactions();\n" + statements.replace("SEND", SEND));
  }

  private ProtocolFaults faults(String statements) {
    return main(statements).protocol().faults();
  }

  @Nested
  final class Callbacks {

    private List<String> called(String callback) {
      return faults(
              "producer.send(new ProducerRecord<>(\"sent\", \"key\"), CALLBACK);"
                  .replace("CALLBACK", callback))
          .callbackCalls()
          .stream()
          .map(CallbackCall::method)
          .toList();
    }

    @Test
    void callsThatWaitAreNoted() {
      assertThat(called("(m, e) -> { producer.flush(); producer.abortTransaction(); }"))
          .containsExactly("flush", "abortTransaction");
    }

    @Test
    void anonymousClassesAreCallbacksToo() {
      assertThat(
              called(
                  """
                  new Callback() {
                    @Override
                    public void onCompletion(RecordMetadata metadata, Exception failure) {
                      producer.commitTransaction();
                    }
                  }
                  """))
          .containsExactly("commitTransaction");
    }

    @Test
    void aFutureOfTheSameProducerIsWaitedFor() {
      assertThat(called("(m, e) -> { " + SEND + ".get(); }")).containsExactly("get");
    }

    @Test
    void anotherThreadMayWait() {
      assertThat(called("(m, e) -> new Thread(() -> producer.flush()).start()")).isEmpty();
    }

    @Test
    void anotherProducerAnswers() {
      assertThat(
              faults(
                      """
                      KafkaProducer<String, String> other = producer();
                      other.send(new ProducerRecord<>("sent", "key"), (m, e) -> producer.flush());
                      """)
                  .callbackCalls())
          .isEmpty();
    }
  }

  @Nested
  final class Abandoned {

    private List<Means> abandoned(String statements) {
      return faults(statements).abandoned().stream().map(each -> each.means()).toList();
    }

    @Test
    void closeWithoutTimeLeavesAnOpenTransaction() {
      assertThat(abandoned("producer.beginTransaction();\nproducer.close(Duration.ZERO);"))
          .containsExactly(Means.CLOSED_AT_ONCE);
      assertThat(abandoned("producer.beginTransaction();\nproducer.close(Duration.ofNanos(0));"))
          .containsExactly(Means.CLOSED_AT_ONCE);
      assertThat(abandoned("producer.beginTransaction();\nproducer.close(0, TimeUnit.SECONDS);"))
          .containsExactly(Means.CLOSED_AT_ONCE);
    }

    @Test
    void closeWithTimeAborts() {
      assertThat(abandoned("producer.beginTransaction();\nproducer.close(Duration.ofMillis(1));"))
          .isEmpty();
    }

    @Test
    void nothingIsOpenBehindTheCommit() {
      assertThat(
              abandoned(
                  """
                  producer.beginTransaction();
                  producer.commitTransaction();
                  producer.close(Duration.ZERO);
                  System.exit(0);
                  """))
          .isEmpty();
    }

    @Test
    void anotherThreadMeetsAnOpenTransaction() {
      assertThat(
              abandoned(
                  """
                  Runtime.getRuntime()
                      .addShutdownHook(new Thread(() -> producer.close(Duration.ZERO)));
                  producer.beginTransaction();
                  producer.commitTransaction();
                  """))
          .containsExactly(Means.CLOSED_AT_ONCE_BY_OTHER_THREAD);
    }

    @Test
    void aThreadThatWaitsMeetsNone() {
      assertThat(
              abandoned(
                  """
                  CountDownLatch done = new CountDownLatch(1);
                  Runtime.getRuntime()
                      .addShutdownHook(
                          new Thread(
                              () -> {
                                done.await();
                                producer.close(Duration.ZERO);
                              }));
                  producer.beginTransaction();
                  producer.commitTransaction();
                  done.countDown();
                  """))
          .isEmpty();
    }

    @Test
    void theProcessEndsInATransaction() {
      assertThat(abandoned("producer.beginTransaction();\nSystem.exit(1);"))
          .containsExactly(Means.PROCESS_EXITS);
      assertThat(abandoned("producer.beginTransaction();\nRuntime.getRuntime().halt(1);"))
          .containsExactly(Means.PROCESS_HALTS);
    }

    @Test
    void aHookClosesWhenTheProcessExits() {
      assertThat(
              abandoned(
                  """
                  Runtime.getRuntime().addShutdownHook(new Thread(producer::close));
                  producer.beginTransaction();
                  System.exit(1);
                  """))
          .isEmpty();
    }
  }

  @Nested
  final class Unchecked {

    private int unchecked(String send) {
      return faults("producer.beginTransaction();\n" + send + "\nproducer.commitTransaction();")
          .uncheckedSends()
          .size();
    }

    @Test
    void aDroppedResultIsNoted() {
      assertThat(unchecked("SEND;")).isEqualTo(1);
      assertThat(unchecked("List.of(args).forEach(each -> SEND);")).isEqualTo(1);
    }

    @Test
    void aResultThatIsLookedAtIsNot() {
      assertThat(unchecked("SEND.get();")).isZero();
      assertThat(unchecked("Future<RecordMetadata> result = SEND;\nresult.get();")).isZero();
    }

    @Test
    void aResultThatIsKeptIsNot() {
      assertThat(unchecked("List<Future<RecordMetadata>> all = new ArrayList<>();\nall.add(SEND);"))
          .isZero();
      assertThat(unchecked("Results.remember(SEND);")).isZero();
    }

    @Test
    void aCallbackMayLookAtIt() {
      assertThat(
              unchecked(
                  "producer.send(new ProducerRecord<>(\"sent\", \"key\"), (m, e) -> check(e));"))
          .isZero();
    }

    @Test
    void nothingIsLostWithoutACommit() {
      assertThat(
              faults("producer.beginTransaction();\nSEND;\nproducer.abortTransaction();")
                  .uncheckedSends())
          .isEmpty();
    }
  }

  @Nested
  final class Fencing {

    private int swallowed(String handlers) {
      return faults(
              """
              while (true) {
                try {
                  producer.beginTransaction();
                  SEND;
                  producer.commitTransaction();
                } HANDLERS
              }
              """
                  .replace("HANDLERS", handlers))
          .swallowedFencings()
          .size();
    }

    private static final String ABORT =
        "try { producer.abortTransaction(); } catch (KafkaException failed) { log(failed); }";

    @Test
    void theAbortOfAFencedProducerIsSwallowed() {
      assertThat(
              swallowed(
                  "catch (ProducerFencedException e) { break; }"
                      + " catch (KafkaException e) { ABORT }".replace("ABORT", ABORT)))
          .isPositive();
    }

    @Test
    void anotherErrorIsNamed() {
      assertThat(
              swallowed(
                  "catch (ProducerFencedException | InvalidProducerEpochException e) { break; }"
                      + " catch (KafkaException e) { ABORT }".replace("ABORT", ABORT)))
          .isZero();
    }

    @Test
    void theTypeIsTested() {
      assertThat(
              swallowed(
                  "catch (ProducerFencedException e) { break; }"
                      + " catch (KafkaException e) { if (e instanceof InvalidTxnStateException) {"
                      + " break; } ABORT }".replace("ABORT", ABORT)))
          .isZero();
    }

    @Test
    void theFailedAbortEndsTheLoop() {
      assertThat(
              swallowed(
                  "catch (ProducerFencedException e) { break; }"
                      + " catch (KafkaException e) { producer.abortTransaction(); }"))
          .isZero();
    }
  }
}
