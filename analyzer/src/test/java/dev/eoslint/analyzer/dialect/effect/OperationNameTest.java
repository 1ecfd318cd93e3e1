package dev.eoslint.analyzer.dialect.effect;

import static org.assertj.core.api.Assertions.assertThat;

import dev.eoslint.analyzer.model.Effect.Repetition;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class OperationNameTest {

  @ParameterizedTest
  @CsvSource({
    "getOrder, READS_ONLY",
    "GetOrderRequest, READS_ONLY",
    "listenToOrders, UNDECIDED",
    "isKnown, READS_ONLY",
    "issueTicket, ADDS_ANOTHER_EFFECT",
    "createOrder, ADDS_ANOTHER_EFFECT",
    "SENDMail, ADDS_ANOTHER_EFFECT",
    "send, ADDS_ANOTHER_EFFECT",
    "createOrUpdateOrder, UNDECIDED",
    "insertIfAbsent, UNDECIDED",
    "bookOnce, UNDECIDED",
    "setAddress, UNDECIDED",
    "'', UNDECIDED"
  })
  void wordsOfTheNameDecide(String name, Repetition expected) {
    assertThat(OperationName.of(name).judgement().repetition()).isEqualTo(expected);
  }
}
