package dev.eoslint.analyzer.config.placeholder;

import static org.assertj.core.api.Assertions.assertThat;

import dev.eoslint.analyzer.model.Site;
import dev.eoslint.analyzer.model.Value;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class PlaceholdersTest {

  private static final Site SITE = new Site("application.yml", 3, 5, 3, 30);

  @ParameterizedTest
  @ValueSource(
      strings = {"", "all", "a$b", "100%", "a#b", "{x}", "${", "${open", "{{ x", "#{", "$", "a@b@"})
  void textWithoutPlaceholdersIsKnown(String text) {
    assertThat(Placeholders.parse(text, SITE)).isEqualTo(Value.known(text, SITE));
  }

  @ParameterizedTest
  @CsvSource({
    "'${acks}', acks",
    "'${ acks }', acks",
    "'$(REPLICAS)', REPLICAS",
    "'%REGION%', REGION",
    "'@project.version@', project.version"
  })
  void aNameThatNobodyKnowsComesFromOutside(String text, String name) {
    assertThat(Placeholders.parse(text, SITE)).isEqualTo(external(name));
  }

  @Test
  void aDefaultIsKept() {
    assertThat(Placeholders.parse("${acks:all}", SITE))
        .isEqualTo(external("acks", Value.known("all", SITE)));
    assertThat(Placeholders.parse("${acks:}", SITE))
        .isEqualTo(external("acks", Value.known("", SITE)));
    assertThat(Placeholders.parse("${acks:-1}", SITE))
        .isEqualTo(external("acks", Value.known("-1", SITE)));
    assertThat(Placeholders.parse("${url:http://kafka:9092}", SITE))
        .isEqualTo(external("url", Value.known("http://kafka:9092", SITE)));
  }

  @Test
  void defaultsNest() {
    assertThat(Placeholders.parse("${a:${b:x-${c}}}", SITE))
        .isEqualTo(
            external(
                "a",
                external(
                    "b", Value.concatenation(List.of(Value.known("x-", SITE), external("c"))))));
  }

  @Test
  void namesNest() {
    PropertyLookup lookup = properties(Map.of("env", "prod", "id.prod", "orders"));

    assertThat(resolve("${id.${env}}", lookup).text()).contains("orders");
    assertThat(resolve("${id.${stage}}", lookup)).isEqualTo(Value.unknown(SITE));
  }

  @Test
  void partsInARowAreComposed() {
    assertThat(Placeholders.parse("orders-${POD_NAME}-tx", SITE))
        .isEqualTo(
            Value.concatenation(
                List.of(
                    Value.known("orders-", SITE),
                    new Value.PerInstance("environment variable POD_NAME", List.of(SITE)),
                    Value.known("-tx", SITE))));
  }

  @Test
  void aKnownPropertyKeepsItsOwnPlaceFirst() {
    Site definition = new Site("application.yml", 1, 1, 1, 9);
    PropertyLookup lookup = name -> Optional.of(Value.known("orders", definition));

    assertThat(resolve("${id}", lookup)).isEqualTo(Value.known("orders", definition, SITE));
    assertThat(resolve("${id:default}", lookup).text()).contains("orders");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "${POD_NAME}",
        "$(POD_NAME)",
        "#{systemEnvironment['POD_NAME']}",
        "#{environment['POD_NAME']}",
        "{{env:POD_NAME}}"
      })
  void namesThatTellInstancesApartArePerInstance(String text) {
    assertThat(Placeholders.parse(text, SITE))
        .isEqualTo(new Value.PerInstance("environment variable POD_NAME", List.of(SITE)));
  }

  @Test
  void aDefaultMakesThemUncertain() {
    assertThat(Placeholders.parse("${POD_NAME:orders}", SITE))
        .isEqualTo(external("POD_NAME", Value.known("orders", SITE)));
  }

  @Test
  void theHostNameIsAlwaysSet() {
    assertThat(Placeholders.parse("${HOSTNAME:local}", SITE)).isInstanceOf(Value.PerInstance.class);
  }

  @Test
  void aPropertyOfThatNameIsMoreThanItsName() {
    PropertyLookup lookup = properties(Map.of("app.instance-id", "1"));

    assertThat(resolve("${app.instance-id}", lookup).text()).contains("1");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "${random.uuid}",
        "${random.value}",
        "${random.int}",
        "${random.int(10)}",
        "${random.int[1,9]}",
        "${random.long}",
        "${quarkus.uuid}",
        "#{T(java.util.UUID).randomUUID().toString()}"
      })
  void randomNamesAreRandom(String text) {
    assertThat(Placeholders.parse(text, SITE)).isInstanceOf(Value.Random.class);
  }

  @ParameterizedTest
  @CsvSource({
    "\\${id}, ${id}",
    "x\\${id}y, x${id}y",
    "\\\\, \\\\",
    "$$(ID), $(ID)",
    "'#{''orders''}', orders",
    "'#{''it''''s''}', it's",
    "'{{ \"orders\" }}', orders"
  })
  void escapesAndLiteralsAreKnown(String text, String expected) {
    assertThat(Placeholders.parse(text, SITE).text()).contains(expected);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "#{bean.topic}",
        "#{1 + 2}",
        "#{'${topics}'.split(',')}",
        "{{ if .x }}a{{ else }}b{{ end }}",
        "{% if x %}a{% endif %}"
      })
  void expressionsAreUnknown(String text) {
    assertThat(Placeholders.parse(text, SITE).hasPart(Value.Unknown.class)).isTrue();
  }

  @Test
  void aPlaceholderInAnExpressionIsResolvedFirst() {
    assertThat(resolve("#{'${topic}'}", properties(Map.of("topic", "orders"))).text())
        .contains("orders");
  }

  @ParameterizedTest
  @CsvSource({
    "'{{ .Values.replicaCount }}', .Values.replicaCount",
    "'{{- .Values.replicaCount -}}', .Values.replicaCount",
    "'{{ $.Values.replicaCount }}', .Values.replicaCount",
    "'{{ .Values.replicaCount | int }}', .Values.replicaCount",
    "'{{ int .Values.replicaCount }}', .Values.replicaCount",
    "'{{ required \"set it\" .Values.replicaCount }}', .Values.replicaCount",
    "'{{ .Values.name | upper }}', .Values.name | upper",
    "'{{ include \"orders.name\" . }}', include \"orders.name\" .",
    "'{{ (index .Values.a 0).b }}', (index .Values.a 0).b",
    "'{{topic}}', topic"
  })
  void templateExpressionsAreNamed(String text, String name) {
    assertThat(Placeholders.parse(text, SITE)).isEqualTo(external(name));
  }

  @ParameterizedTest
  @CsvSource({
    "'{{ .Values.replicas | default 3 }}', .Values.replicas, 3",
    "'{{ default 3 .Values.replicas }}', .Values.replicas, 3",
    "'{{ .Values.id | default \"a|b\" | quote }}', .Values.id, a|b",
    "'{{ acks | default(''all'') }}', acks, all",
    "'{{ acks | default(\"all\", true) }}', acks, all",
    "'{{brokers:localhost:9092}}', brokers, localhost:9092"
  })
  void defaultsOfTemplateExpressionsAreKept(String text, String name, String defaultValue) {
    assertThat(Placeholders.parse(text, SITE))
        .isEqualTo(external(name, Value.known(defaultValue, SITE)));
  }

  @ParameterizedTest
  @CsvSource({
    "'${REPLICAS:-3}', REPLICAS, 3",
    "'${REPLICAS-3}', REPLICAS, 3",
    "'${ACKS:--1}', ACKS, -1"
  })
  void shellsHaveTheirOwnDefaults(String text, String name, String defaultValue) {
    assertThat(Placeholders.parse(text, SITE, PlaceholderSyntax.SHELL))
        .isEqualTo(external(name, Value.known(defaultValue, SITE)));
  }

  @Test
  void shellsKnowBareNamesAndDollarSigns() {
    assertThat(shell("$REPLICAS")).isEqualTo(external("REPLICAS"));
    assertThat(shell("${REPLICAS:?must be set}")).isEqualTo(external("REPLICAS"));
    assertThat(shell("$$REPLICAS").text()).contains("$REPLICAS");
    assertThat(shell("${A:+b}")).isEqualTo(Value.unknown(SITE));
    assertThat(shell("${A:-${HOSTNAME}}"))
        .isEqualTo(
            external(
                "A", new Value.PerInstance("environment variable HOSTNAME", true, List.of(SITE))));
    assertThat(Placeholders.parse("$REPLICAS", SITE).text()).contains("$REPLICAS");
  }

  @Test
  void configurationProvidersHaveNoDefaults() {
    assertThat(provider("${file:/secrets/kafka.properties:password}"))
        .isEqualTo(external("file:/secrets/kafka.properties:password"));
    assertThat(provider("${env:HOSTNAME}"))
        .isEqualTo(new Value.PerInstance("environment variable HOSTNAME", true, List.of(SITE)));
    assertThat(provider("${TX_ID}")).isEqualTo(external("TX_ID"));
  }

  @Test
  void deepNestingEnds() {
    String text = "${a:".repeat(300) + "x" + "}".repeat(300);

    assertThat(Placeholders.parse(text, SITE)).isInstanceOf(Value.External.class);
  }

  @Test
  void aLongTextIsKnownOnlyWithoutPlaceholders() {
    String text = "x".repeat(3_000);

    assertThat(Placeholders.parse(text, SITE).text()).contains(text);
    assertThat(Placeholders.parse(text + "${a}", SITE)).isEqualTo(Value.unknown(SITE));
  }

  @Test
  void randomTextsNeverThrow() {
    Random random = new Random(11);
    String[] pieces = {
      "$",
      "{",
      "}",
      "${",
      "#{",
      "{{",
      "}}",
      "{%",
      "%}",
      ":",
      "-",
      "a",
      "'",
      "\"",
      "|",
      "default ",
      "\\",
      "(",
      ")",
      "%A%",
      "@a@",
      "\n",
      " ",
      "?",
      "+"
    };
    for (int round = 0; round < 4_000; round++) {
      StringBuilder text = new StringBuilder();
      int length = random.nextInt(14);
      for (int index = 0; index < length; index++) {
        text.append(pieces[random.nextInt(pieces.length)]);
      }
      for (PlaceholderSyntax syntax : PlaceholderSyntax.values()) {
        assertThat(Placeholders.parse(text.toString(), SITE, syntax).origins())
            .as("text <%s>", text)
            .contains(SITE);
      }
    }
  }

  private static Value shell(String text) {
    return Placeholders.parse(text, SITE, PlaceholderSyntax.SHELL);
  }

  private static Value provider(String text) {
    return Placeholders.parse(text, SITE, PlaceholderSyntax.CONFIG_PROVIDER);
  }

  private static Value resolve(String text, PropertyLookup lookup) {
    return Placeholders.resolve(text, SITE, PlaceholderSyntax.PROPERTIES, lookup);
  }

  private static PropertyLookup properties(Map<String, String> properties) {
    return name -> Optional.ofNullable(properties.get(name)).map(Value::known);
  }

  private static Value external(String name) {
    return new Value.External(name, Optional.empty(), List.of(SITE));
  }

  private static Value external(String name, Value defaultValue) {
    return new Value.External(name, Optional.of(defaultValue), List.of(SITE));
  }
}
