package dev.eoslint.analyzer.dialect.effect;

import static org.assertj.core.api.Assertions.assertThat;

import dev.eoslint.analyzer.dialect.effect.catalogue.DeclaredClient;
import dev.eoslint.analyzer.model.Effect;
import dev.eoslint.analyzer.model.Effect.Repetition;
import dev.eoslint.analyzer.model.EffectKind;
import dev.eoslint.analyzer.model.FailureDomain;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the settings say of classes that the catalogue does not know. */
class DeclaredClientTest {

  private static final DeclaredClient GATEWAY =
      new DeclaredClient(
          "vendor.pay.Gateway",
          EffectKind.PAYMENT,
          Set.of("charge"),
          Set.of("cancel"),
          Set.of("status"),
          Set.of(),
          OptionalInt.of(1));

  private static final DeclaredClient LEDGER =
      new DeclaredClient(
          "com.acme.Ledger",
          EffectKind.SQL,
          Set.of("enter"),
          Set.of(),
          Set.of(),
          Set.of("firstTime"),
          OptionalInt.empty());

  @TempDir private Path folder;

  private List<Effect> effects(String body) throws IOException {
    return new ListenerProject(folder)
        .with("Ledger", "interface Ledger { boolean firstTime(String id); void enter(String id); }")
        .declaring(GATEWAY, LEDGER)
        .effects("vendor.pay.Gateway gateway; Ledger ledger; StringRedisTemplate redis;", body);
  }

  @Test
  void addsReadsAndRepeats() throws IOException {
    assertThat(
            effects(
                "gateway.charge(record.value()); gateway.cancel(record.key());"
                    + " gateway.status(record.key());"))
        .extracting(Effect::call, Effect::kind, Effect::repetition)
        .containsExactly(
            org.assertj.core.groups.Tuple.tuple(
                "Gateway.charge", EffectKind.PAYMENT, Repetition.ADDS_ANOTHER_EFFECT),
            org.assertj.core.groups.Tuple.tuple(
                "Gateway.cancel", EffectKind.PAYMENT, Repetition.SAME_END_STATE),
            org.assertj.core.groups.Tuple.tuple(
                "Gateway.status", EffectKind.PAYMENT, Repetition.READS_ONLY));
  }

  @Test
  void takesTheNamedArgumentForAKey() throws IOException {
    assertThat(effects("gateway.charge(record.value(), record.key());"))
        .singleElement()
        .matches(effect -> !effect.isUnguarded());
    assertThat(effects("gateway.charge(record.value(), UUID.randomUUID().toString());"))
        .singleElement()
        .matches(Effect::isUnguarded);
  }

  @Test
  void asksDeclaredMemories() throws IOException {
    assertThat(effects("if (!ledger.firstTime(record.key())) return; ledger.enter(record.key());"))
        .filteredOn(effect -> effect.call().equals("Ledger.enter"))
        .singleElement()
        .matches(effect -> !effect.isUnguarded())
        .matches(effect -> effect.guardsElsewhere().isEmpty());
    assertThat(
            effects(
                "if (!ledger.firstTime(record.key())) return;"
                    + " redis.opsForValue().increment(record.key());"))
        .filteredOn(effect -> effect.call().equals("ValueOperations.increment"))
        .singleElement()
        .satisfies(
            effect ->
                assertThat(effect.guardsElsewhere())
                    .singleElement()
                    .matches(
                        guard ->
                            guard
                                .domain()
                                .filter(FailureDomain.RELATIONAL_DATABASE::equals)
                                .isPresent()));
  }
}
