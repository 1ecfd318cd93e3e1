package dev.eoslint.proofs;

import static org.assertj.core.api.Assertions.assertThat;

import dev.eoslint.proofs.programs.producernotclosed.Repaired;
import dev.eoslint.proofs.programs.producernotclosed.Wrong;
import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.apache.kafka.common.IsolationLevel;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(BrokerExtension.class)
final class ProducerNotClosedTest {

  @Test
  void theRecordsEndWithTheProcess(Broker broker) throws IOException, InterruptedException {
    Topic empty = broker.createTopic("producer-not-closed.wrong");
    int end = run(Wrong.class, broker, empty);
    Topic full = broker.createTopic("producer-not-closed.repaired");
    int endOfRepaired = run(Repaired.class, broker, full);

    assertThat(end).isZero();
    assertThat(empty.values(IsolationLevel.READ_UNCOMMITTED)).isEmpty();
    assertThat(endOfRepaired).isZero();
    assertThat(full.committed()).containsExactly("t1", "t2", "t3");
    new Proof("producer-not-closed", Wrong.class, Repaired.class)
        .observed(
            "a program sent t1, t2 and t3 and ended without an error, and the topic held %d records"
                .formatted(empty.end()),
            "it held %s".formatted(Text.of(full.committed())));
  }

  /** Runs a program in a process of its own, and returns the code that it ends with. */
  private static int run(Class<?> program, Broker broker, Topic topic)
      throws IOException, InterruptedException {
    Path java = Path.of(System.getProperty("java.home"), "bin", "java");
    Process process =
        new ProcessBuilder(
                java.toString(),
                "-cp",
                System.getProperty("java.class.path"),
                program.getName(),
                broker.bootstrapServers(),
                topic.name())
            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
            .redirectError(ProcessBuilder.Redirect.DISCARD)
            .start();
    try {
      assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
      return process.exitValue();
    } finally {
      process.destroyForcibly();
    }
  }
}
