package dev.eoslint.analyzer.lint;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.eoslint.analyzer.dialect.effect.catalogue.DeclaredClient;
import dev.eoslint.analyzer.kafka.KafkaVersion;
import dev.eoslint.analyzer.model.EffectKind;
import dev.eoslint.analyzer.rule.Confidence;
import dev.eoslint.analyzer.rule.Severity;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class SettingsFileTest {

  @TempDir private Path folder;

  private RuleCatalogue catalogue() {
    return new SampleProject(folder).linter().catalogue();
  }

  private LintSettings read(String content) throws IOException, SettingsException {
    return SettingsFile.read(
        Files.writeString(folder.resolve("eoslint.yml"), content), catalogue());
  }

  private void assertComplaint(String content, String... complaints) {
    String file = folder.resolve("eoslint.yml").toString();
    assertThatThrownBy(() -> read(content))
        .isInstanceOf(SettingsException.class)
        .hasMessage(String.join("\n", complaints).replace("eoslint.yml", file));
  }

  @Test
  void readsEverything() throws Exception {
    LintSettings settings =
        read(
            """
            # how we lint
            exclude:
              - "**/generated/**"
              - demo
            includeTests: true
            failOn: error
            minimumConfidence: high
            kafkaVersion: 3.9
            rules:
              first-rule: off
              second-rule:
                severity: info
              unused-suppression: error
            effects:
              - type: com.acme.pay.Gateway
                kind: payment
                adds: [charge, refund]
                repeats:
                  - cancel
                reads: [status]
                keyArgument: 2
              - type: com.acme.Inbox
                kind: database
                remembers: firstTime
            """);

    assertThat(settings)
        .isEqualTo(
            new LintSettings(
                List.of("**/generated/**", "demo"),
                true,
                FailingLevel.ERROR,
                Confidence.HIGH,
                Optional.of(KafkaVersion.of(3, 9)),
                Map.of(
                    "first-rule",
                    RuleSetting.OFF,
                    "second-rule",
                    RuleSetting.of(Severity.INFO),
                    "unused-suppression",
                    RuleSetting.of(Severity.ERROR)),
                List.of(
                    new DeclaredClient(
                        "com.acme.pay.Gateway",
                        EffectKind.PAYMENT,
                        Set.of("charge", "refund"),
                        Set.of("cancel"),
                        Set.of("status"),
                        Set.of(),
                        OptionalInt.of(1)),
                    new DeclaredClient(
                        "com.acme.Inbox",
                        EffectKind.SQL,
                        Set.of(),
                        Set.of(),
                        Set.of(),
                        Set.of("firstTime"),
                        OptionalInt.empty()))));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '~',
      value = {
        "effects: charge ~ 1:1: 'effects' takes a list of classes, each with 'type' and 'kind'.",
        "effects:|  - com.acme.Gateway ~ 2:5: 'effects' takes a list of classes, each with 'type'"
            + " and 'kind'.",
        "effects:|  - type: Gateway|    kind: payment|    adds: [charge] ~ 2:11: 'Gateway' is not"
            + " the qualified name of a class such as 'com.acme.pay.Gateway'.",
        "effects:|  - type: a.Gateway|    kind: paymant|    adds: [charge] ~ 3:11: 'paymant' is"
            + " not a kind of effect. Did you mean 'payment'?",
        "effects:|  - type: a.Gateway|    kind: magic|    adds: [charge] ~ 3:11: 'magic' is not a"
            + " kind of effect. Allowed: database, file, key-value-store, mail, message-broker,"
            + " nosql-database, notification, object-store, payment, process, remote-service,"
            + " search-index, workflow.",
        "effects:|  - type: a.Gateway|    kind: payment|    ads: [charge] ~ 4:11: An effect has no"
            + " setting 'ads'. Did you mean 'adds'?",
        "effects:|  - type: a.Gateway|    kind: payment|    adds: [charge()] ~ 4:12: 'charge()' is"
            + " not the name of a method.",
        "effects:|  - type: a.Gateway|    kind: payment|    adds: [pay]|    reads: [pay] ~ 5:13:"
            + " The method 'pay' is listed twice.",
        "effects:|  - type: a.Gateway|    kind: payment|    adds: [pay]|    keyArgument: 0 ~ 5:18:"
            + " '0' is not the position of an argument, which counts from 1.",
        "effects:|  - type: a.Gateway|    kind: payment ~ 2:5: An effect needs methods: 'adds',"
            + " 'repeats', 'reads' or 'remembers'.",
        "effects:|  - type: a.Gateway|    adds: [pay] ~ 2:5: An effect needs 'type' and 'kind'.",
        "effects:|  - {type: a.B, kind: mail, adds: [b]}|  - {type: a.B, kind: mail, adds: [c]} ~"
            + " 3:6: The class 'a.B' is described twice."
      })
  void complainsAboutEffects(String lines, String complaint) {
    assertComplaint(lines.replace('|', '\n') + "\n", "eoslint.yml:" + complaint);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "# nothing\n",
        "---\n",
        "rules:\n",
        "rules: {}\n",
        "exclude: []\n",
        "exclude:\n"
      })
  void sayingNothingLeavesTheDefaults(String content) throws Exception {
    assertThat(read(content)).isEqualTo(LintSettings.defaults());
  }

  @ParameterizedTest
  @CsvSource({"error", "Warning", "INFO", "never"})
  void knowsTheFailingLevels(String word) throws Exception {
    assertThat(read("failOn: " + word).failOn().word()).isEqualToIgnoringCase(word);
  }

  @Test
  void namesTheNearestKey() {
    assertComplaint(
        "includeTests: true\nfailon: error\n",
        "eoslint.yml:2:1: There is no setting 'failon'. Did you mean 'failOn'?");
  }

  @Test
  void listsTheKeysWhenNoneIsNear() {
    assertComplaint(
        "profile: strict\n",
        "eoslint.yml:1:1: There is no setting 'profile'. Allowed: effects, exclude, failOn,"
            + " includeTests, kafkaVersion, minimumConfidence, rules.");
  }

  @Test
  void pointsAtAnUnknownKeyWithManyValues() {
    assertComplaint(
        "# ours\nexcludes:\n  - demo\n  - samples\n",
        "eoslint.yml:2:1: There is no setting 'excludes'. Did you mean 'exclude'?");
  }

  @Test
  void namesTheNearestRule() {
    assertComplaint(
        "rules:\n  second-rule: off\n  frist-rule: off\n",
        "eoslint.yml:3:3: There is no rule 'frist-rule'. Did you mean 'first-rule'?");
  }

  @Test
  void pointsAtAnUnknownRuleWithABlock() {
    assertComplaint(
        "rules:\n  frist-rule:\n    severity: info\n",
        "eoslint.yml:2:3: There is no rule 'frist-rule'. Did you mean 'first-rule'?");
  }

  @Test
  void namesTheNearestValue() {
    assertComplaint(
        "failOn: errors\n",
        "eoslint.yml:1:9: 'errors' is not a value of 'failOn'. Did you mean 'error'?");
  }

  @Test
  void listsTheValuesWhenNoneIsNear() {
    assertComplaint(
        "rules:\n  first-rule: fatal\n",
        "eoslint.yml:2:15: 'fatal' is not a value of 'rules.first-rule'. Allowed: off, on, error,"
            + " warning, info.");
    assertComplaint(
        "includeTests: yes\n",
        "eoslint.yml:1:15: 'yes' is not a value of 'includeTests'. Allowed: true, false.");
  }

  @Test
  void knowsNoOptionsOfRules() {
    assertComplaint(
        "rules:\n  first-rule:\n    sevrity: info\n",
        "eoslint.yml:3:5: A rule has no setting 'sevrity'. Did you mean 'severity'?");
  }

  @Test
  void refusesWhatIsNoVersion() {
    assertComplaint(
        "kafkaVersion: newest\n",
        "eoslint.yml:1:15: 'newest' is not a version of Apache Kafka such as '3.9' or '4.0.1'.");
  }

  @ParameterizedTest
  @ValueSource(strings = {"exclude: demo\n", "exclude:\n  folder: demo\n"})
  void wantsAListOfExcludes(String content) {
    assertThatThrownBy(() -> read(content))
        .isInstanceOf(SettingsException.class)
        .hasMessageContaining("'exclude' takes a list of patterns such as '- \"generated/**\"'.");
  }

  @ParameterizedTest
  @ValueSource(strings = {"failOn: [error]\n", "failOn:\n  level: error\n"})
  void wantsASingleValue(String content) {
    assertThatThrownBy(() -> read(content))
        .isInstanceOf(SettingsException.class)
        .hasMessageEndingWith("eoslint.yml:1:1: 'failOn' takes a single value.");
  }

  @Test
  void wantsNamesOfRules() {
    assertComplaint(
        "rules:\n  - first-rule\n",
        "eoslint.yml:1:1: 'rules' takes names of rules, each with a value below it.");
  }

  @Test
  void refusesWhatIsSetTwice() {
    assertComplaint("failOn: error\nfailOn: never\n", "eoslint.yml:2:1: 'failOn' is set twice.");
  }

  @Test
  void tellsEverythingAtOnce() {
    assertComplaint(
        "failOn: eror\nrules:\n  frist-rule: off\n",
        "eoslint.yml:1:9: 'eror' is not a value of 'failOn'. Did you mean 'error'?",
        "eoslint.yml:3:3: There is no rule 'frist-rule'. Did you mean 'first-rule'?");
  }

  @Test
  void refusesBrokenYaml() {
    assertThatThrownBy(() -> read("rules:\n  first-rule: [off\n"))
        .isInstanceOf(SettingsException.class)
        .hasMessageContaining("eoslint.yml:3:1: The document could not be read");
  }

  @Test
  void refusesWhatIsNoText() throws Exception {
    Path file = folder.resolve("eoslint.yml");
    Files.write(file, "failOn: \u00e9rror".getBytes(StandardCharsets.ISO_8859_1));

    assertThatThrownBy(() -> SettingsFile.read(file, catalogue()))
        .isInstanceOf(SettingsException.class)
        .hasMessage(file + ": The settings file cannot be read as UTF-8 text.");
  }

  @Test
  void findsBothNamesAndPrefersTheHiddenOne() throws Exception {
    assertThat(SettingsFile.find(folder)).isEmpty();
    assertThat(SettingsFile.readIn(folder, catalogue())).isEqualTo(LintSettings.defaults());

    Files.writeString(folder.resolve("eoslint.yml"), "failOn: error");
    assertThat(SettingsFile.readIn(folder, catalogue()).failOn()).isEqualTo(FailingLevel.ERROR);

    Files.writeString(folder.resolve(".eoslint.yml"), "failOn: never");
    assertThat(SettingsFile.readIn(folder, catalogue()).failOn()).isEqualTo(FailingLevel.NEVER);
  }
}
