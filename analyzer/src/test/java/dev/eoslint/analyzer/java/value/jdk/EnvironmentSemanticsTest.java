package dev.eoslint.analyzer.java.value.jdk;

import static org.assertj.core.api.Assertions.assertThat;

import dev.eoslint.analyzer.java.ProbedCode;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class EnvironmentSemanticsTest {

  @TempDir private Path root;

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      quoteCharacter = '`',
      value = {
        "System.getenv(\"REGION\"); ${REGION}",
        "System.getenv(\"HOSTNAME\"); <host>",
        "System.getenv(unseen()); ?",
        "System.getenv().get(\"REGION\"); ${REGION}",
        "System.getenv().getOrDefault(\"REGION\", \"eu\"); ${REGION:eu}",
        "System.getProperty(\"region\"); ${region}",
        "System.getProperty(\"region\", \"eu\"); ${region:eu}",
        "System.getProperty(unseen(), \"eu\"); ?",
        "Boolean.getBoolean(\"flag\"); ${flag}"
      })
  void theEnvironmentIsAsked(String expression, String expected) {
    assertThat(valueOf(expression)).isEqualTo(expected);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      quoteCharacter = '`',
      value = {
        "UUID.randomUUID(); <UUID.randomUUID()>",
        "\"tx-\" + UUID.randomUUID(); tx-<UUID.randomUUID()>",
        "UUID.randomUUID().toString().substring(0, 8); <UUID.randomUUID()>",
        "System.currentTimeMillis(); <System.currentTimeMillis()>",
        "System.nanoTime(); <System.nanoTime()>",
        "Instant.now().toEpochMilli(); <Instant.now()>",
        "new Random().nextInt(); <new Random>",
        "new java.util.SplittableRandom().nextLong(); <new SplittableRandom>",
        "new Random(System.nanoTime()).nextInt(); <new Random>",
        "new java.security.SecureRandom(unseen()).nextInt(); <new SecureRandom>",
        "java.security.SecureRandom.getInstanceStrong(); <SecureRandom.getInstanceStrong()>",
        "java.time.Clock.systemUTC().millis(); <Clock.systemUTC()>",
        "Math.random(); <Math.random()>",
        "ProcessHandle.current().pid(); <ProcessHandle.current()>",
        "Long.toString(System.currentTimeMillis()); <System.currentTimeMillis()>",
        "String.valueOf(UUID.randomUUID()); <UUID.randomUUID()>"
      })
  void whatIsNewAtEachStartIsRandom(String expression, String expected) {
    assertThat(valueOf(expression)).isEqualTo(expected);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      quoteCharacter = '`',
      value = {
        "InetAddress.getLocalHost().getHostName(); <host name>",
        "InetAddress.getLocalHost().getCanonicalHostName(); <host name>",
        "\"tx-\" + InetAddress.getLocalHost().getHostAddress(); tx-<host name>"
      })
  void theHostIsTheInstance(String expression, String expected) {
    assertThat(valueOf(expression)).isEqualTo(expected);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {"new Random(42).nextInt()", "new Random(unseen()).nextInt()", "new Date(0L)"})
  void aSeedOrATimeDecidesOnWhatIsMadeOfIt(String expression) {
    assertThat(valueOf(expression)).doesNotContain("<");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      quoteCharacter = '`',
      value = {
        "getStartTime(); <RuntimeMXBean.getStartTime()>",
        "getUptime(); <RuntimeMXBean.getUptime()>",
        "getName(); ?"
      })
  void theRuntimeKnowsWhenItStarted(String method, String expected) {
    assertThat(valueOf("java.lang.management.ManagementFactory.getRuntimeMXBean()." + method))
        .isEqualTo(expected);
  }

  @Test
  void aFallbackIsTheDefault() {
    assertThat(
            ProbedCode.seenIn(
                root,
                """
                String region = System.getenv("REGION");
                see(region != null ? region : "eu");
                see(Optional.ofNullable(region).orElse("eu"));
                see(Objects.requireNonNullElse(region, "eu"));
                if (region == null) {
                  region = "eu";
                }
                see(region);
                """))
        .containsExactly("${REGION}|eu", "${REGION:eu}", "${REGION:eu}", "eu|${REGION}");
  }

  private String valueOf(String expression) {
    return ProbedCode.seenIn(root, "see(" + expression + ");").get(0);
  }
}
