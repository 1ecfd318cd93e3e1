package dev.eoslint.analyzer.dialect.deployment;

import static org.assertj.core.api.Assertions.assertThat;

import dev.eoslint.analyzer.dialect.deployment.CommandLines.Assignment;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class CommandLinesTest {

  @Test
  void optionsSetProperties() {
    assertThat(
            CommandLines.assignments(
                "java -Xmx1g -Dkafka.id=one -Dplain=two -jar app.jar --spring.kafka.id='three"
                    + " four'"))
        .containsExactly(
            new Assignment("kafka.id", "one"),
            new Assignment("plain", "two"),
            new Assignment("spring.kafka.id", "three four"));
  }

  @Test
  void shellsSetVariables() {
    assertThat(CommandLines.assignments("export A=1; B=\"x y\" C=2 exec java"))
        .containsExactly(
            new Assignment("A", "1"), new Assignment("B", "x y"), new Assignment("C", "2"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"java -jar app.jar", "--flag", "a=b", "if [ $A == 1 ]", ""})
  void otherWordsSetNothing(String commandLine) {
    assertThat(CommandLines.assignments(commandLine)).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "tx-$HOSTNAME, true",
    "tx-${HOSTNAME##*-}, true",
    "tx-$(hostname), true",
    "tx-`hostname`, true",
    "$(POD_NAME), true",
    "tx-$STAGE, false",
    "HOSTNAME, false"
  })
  void theOwnNameIsTakenByReference(String value, boolean expected) {
    assertThat(CommandLines.readsOwnName(value)).isEqualTo(expected);
  }
}
