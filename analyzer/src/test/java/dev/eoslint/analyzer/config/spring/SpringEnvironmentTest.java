package dev.eoslint.analyzer.config.spring;

import static org.assertj.core.api.Assertions.assertThat;

import dev.eoslint.analyzer.config.ConfigFile;
import dev.eoslint.analyzer.config.ConfigReaders;
import dev.eoslint.analyzer.model.Site;
import dev.eoslint.analyzer.model.Value;
import dev.eoslint.analyzer.source.SourceText;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class SpringEnvironmentTest {

  private static final String RESOURCES = "src/main/resources/";
  private static final Site SITE = new Site("src/main/java/Relay.java", 9, 3, 9, 20);

  @ParameterizedTest
  @ValueSource(
      strings = {
        "src/main/resources/application.yml",
        "orders/src/main/resources/config/application-prod.properties",
        "application.yaml",
        "config/application.properties",
        "src/main/resources/bootstrap.yml"
      })
  void springReadsItsFiles(String path) {
    assertThat(SpringEnvironment.reads(path)).isTrue();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "src/main/resources/kafka.yml",
        "src/main/resources/defaults/application.yml",
        "src/main/resources/application.json",
        "src/main/resources/applications.yml"
      })
  void springReadsNoOthers(String path) {
    assertThat(SpringEnvironment.reads(path)).isFalse();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "spring.kafka.consumer.isolation-level: read_committed",
        "spring.kafka.consumer.isolationLevel: read_committed",
        "spring.kafka.consumer.isolation_level: read_committed",
        "spring:\n  kafka:\n    consumer:\n      ISOLATION-LEVEL: read_committed"
      })
  void everySpellingIsFound(String yaml) {
    assertThat(base("application.yml", yaml).find("spring.kafka.consumer.isolation-level"))
        .map(property -> property.value().text().orElseThrow())
        .contains("read_committed");
  }

  @Test
  void aPropertyKnowsItsPlace() {
    SpringProperty property =
        base("application.yml", "spring:\n  kafka:\n    producer:\n      acks: all\n")
            .find("spring.kafka.producer.acks")
            .orElseThrow();

    assertThat(property.site()).isEqualTo(new Site(RESOURCES + "application.yml", 4, 7, 4, 16));
    assertThat(property.value()).isEqualTo(Value.known("all", property.site()));
    assertThat(property.key()).isEqualTo("spring.kafka.producer.acks");
    assertThat(property.profile()).isEmpty();
  }

  @Test
  void entriesOfMapsKeepTheirSpelling() {
    SpringProperties properties =
        base(
            "application.properties",
            """
            spring.kafka.consumer.properties.isolation.level=a
            spring.kafka.consumer.properties[enable.auto.commit]=b
            spring.kafka.consumer.properties.Group-Id=c
            spring.kafka.consumer.properties=d
            spring.kafka.consumer.propertiesX.y=e
            """);

    assertThat(properties.under("spring.kafka.consumer.properties"))
        .extracting(SpringProperty::key)
        .containsExactly("isolation.level", "enable.auto.commit", "Group-Id");
  }

  @Test
  void aProfileOverridesTheBase() {
    SpringEnvironment environment =
        environment(
            "application.properties", "id=base\nother=kept\n",
            "application-prod.yml", "id: prod\n");

    assertThat(environment.profiles()).containsExactly("prod");
    assertThat(text(environment.properties(Optional.empty()), "id")).isEqualTo("base");
    SpringProperty overridden =
        environment.properties(Optional.of("prod")).find("id").orElseThrow();
    assertThat(overridden.value().text()).contains("prod");
    assertThat(overridden.profile()).contains("prod");
    SpringProperty kept = environment.properties(Optional.of("prod")).find("other").orElseThrow();
    assertThat(kept.profile()).isEmpty();
    assertThat(environment.resolve("${id}", SITE))
        .isInstanceOfSatisfying(
            Value.OneOf.class,
            either ->
                assertThat(either.alternatives())
                    .extracting(value -> value.text().orElseThrow())
                    .containsExactly("base", "prod"));
  }

  @Test
  void filesOfOnePlaceOverrideEachOther() {
    SpringEnvironment environment =
        environment(
            "application.properties", "a=properties\nb=properties",
            "application.yml", "{a: yml, c: yml, d: yml}",
            "application.yaml", "{c: yaml, e: yaml}",
            "bootstrap.yml", "{d: bootstrap, f: bootstrap}",
            "config/application.yml", "{b: config}");
    SpringProperties properties = environment.properties(Optional.empty());

    assertThat(text(properties, "a")).isEqualTo("properties");
    assertThat(text(properties, "b")).isEqualTo("config");
    assertThat(text(properties, "c")).isEqualTo("yml");
    assertThat(text(properties, "d")).isEqualTo("yml");
    assertThat(text(properties, "e")).isEqualTo("yaml");
    assertThat(text(properties, "f")).isEqualTo("bootstrap");
  }

  @Test
  void filesOutsideTheResourcesOverrideEvenProfilesInside() {
    SpringEnvironment environment =
        SpringEnvironment.of(
            List.of(
                file("config/application.yml", "a: outside"),
                file(RESOURCES + "application-prod.yml", "a: inside")));

    assertThat(text(environment.properties(Optional.of("prod")), "a")).isEqualTo("outside");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "spring.config.activate.on-profile: prod",
        "spring.config.activate.onProfile: prod",
        "spring.profiles: prod",
        "spring.profiles: 'prod,staging'",
        "spring.config.activate.on-profile: [staging, prod]",
        "spring.config.activate.on-profile: prod | staging"
      })
  void aDocumentMayBelongToAProfile(String condition) {
    SpringEnvironment environment =
        environment("application.yml", "id: base\n---\n" + condition + "\nid: special\n");

    assertThat(environment.profiles()).contains("prod");
    assertThat(text(environment.properties(Optional.empty()), "id")).isEqualTo("base");
    assertThat(text(environment.properties(Optional.of("prod")), "id")).isEqualTo("special");
    assertThat(text(environment.properties(Optional.of("test")), "id")).isEqualTo("base");
  }

  @Test
  void documentsOfPropertiesFilesWorkAlike() {
    SpringEnvironment environment =
        environment(
            "application.properties",
            "id=base\n#---\nspring.config.activate.on-profile=prod\nid=prod\n");

    assertThat(text(environment.properties(Optional.of("prod")), "id")).isEqualTo("prod");
  }

  @Test
  void aNegatedConditionHoldsInTheBase() {
    SpringEnvironment environment =
        environment(
            "application.yml", "id: a\n---\nspring.config.activate.on-profile: '!prod'\nid: b\n",
            "application-prod.yml", "x: 1\n");

    SpringProperty property = environment.properties(Optional.empty()).find("id").orElseThrow();
    assertThat(property.value().text()).contains("b");
    assertThat(property.profile()).contains("!prod");
    assertThat(text(environment.properties(Optional.of("prod")), "id")).isEqualTo("a");
  }

  @Test
  void aConditionOnSeveralProfilesIsAViewOfItsOwn() {
    SpringEnvironment environment =
        environment(
            "application.yml", "id: a\n---\nspring.config.activate.on-profile: prod & eu\nid: b\n");

    assertThat(environment.profiles()).containsExactly("eu", "prod", "prod & eu");
    assertThat(text(environment.properties(Optional.of("prod")), "id")).isEqualTo("a");
    assertThat(text(environment.properties(Optional.of("prod & eu")), "id")).isEqualTo("b");
    assertThat(text(environment.properties(Optional.of("eu,prod")), "id")).isEqualTo("b");
  }

  @Test
  void aCloudPlatformIsAViewOfItsOwn() {
    SpringEnvironment environment =
        environment(
            "application.yml",
            "id: a\n---\nspring.config.activate.on-cloud-platform: kubernetes\nid: b\n");

    assertThat(environment.profiles()).containsExactly("on kubernetes");
    assertThat(text(environment.properties(Optional.empty()), "id")).isEqualTo("a");
    assertThat(text(environment.properties(Optional.of("on kubernetes")), "id")).isEqualTo("b");
  }

  @Test
  void includedProfilesAndGroupsAreFollowed() {
    SpringEnvironment environment =
        environment(
            "application.yml",
            """
            spring.profiles:
              include: common
              group:
                prod: [kafka, secrets]
            id: base
            """,
            "application-common.yml",
            "{id: common, a: common}",
            "application-prod.yml",
            "{id: prod, b: prod}",
            "application-kafka.yml",
            "{id: kafka, b: kafka}");

    assertThat(environment.profiles()).containsExactly("common", "kafka", "prod");
    assertThat(text(environment.properties(Optional.empty()), "id")).isEqualTo("common");
    assertThat(text(environment.properties(Optional.of("prod")), "id")).isEqualTo("kafka");
    assertThat(text(environment.properties(Optional.of("prod")), "a")).isEqualTo("common");
  }

  @Test
  void theDefaultProfileBelongsToTheBase() {
    SpringEnvironment environment =
        environment(
            "application.yml", "id: base",
            "application-default.yml", "id: default",
            "application-prod.yml", "a: 1");

    assertThat(environment.profiles()).containsExactly("prod");
    assertThat(text(environment.properties(Optional.empty()), "id")).isEqualTo("default");
    assertThat(text(environment.properties(Optional.of("prod")), "id")).isEqualTo("base");
  }

  @Test
  void placeholdersAreResolvedAndTheLiteralIsTheFirstOrigin() {
    SpringProperties properties =
        base(
            "application.yml",
            "app:\n  txId: orders\nspring.kafka.producer.transaction-id-prefix: ${app.tx-id}\n");

    Site definition = properties.find("app.tx-id").orElseThrow().site();
    SpringProperty prefix =
        properties.find("spring.kafka.producer.transaction-id-prefix").orElseThrow();
    assertThat(prefix.value()).isEqualTo(Value.known("orders", definition, prefix.site()));
    assertThat(properties.resolve("${app.tx-id}", SITE))
        .isEqualTo(Value.known("orders", definition, SITE));
  }

  @Test
  void aPlaceholderThatIsNotCanonicalFindsOnlyItsOwnSpelling() {
    SpringProperties properties = base("application.yml", "app:\n  txId: orders\n  tx-name: x\n");

    assertThat(properties.resolve("${app.txId}", SITE).text()).contains("orders");
    assertThat(properties.resolve("${app.txName:y}", SITE)).isInstanceOf(Value.External.class);
    assertThat(properties.resolve("${APP_TX_ID}", SITE)).isInstanceOf(Value.External.class);
  }

  @Test
  void chainsAndDefaultsOfPlaceholdersAreFollowed() {
    SpringProperties properties =
        base(
            "application.properties",
            "a=${b}-x\nb=${c:${d}}\nd=${POD_NAME}\ne=${nowhere:fallback}\n");

    assertThat(properties.find("a").orElseThrow().value().display()).isEqualTo("${c}-x");
    assertThat(properties.find("d").orElseThrow().value()).isInstanceOf(Value.PerInstance.class);
    assertThat(properties.find("e").orElseThrow().value())
        .isInstanceOfSatisfying(
            Value.External.class,
            external ->
                assertThat(external.defaultValue().orElseThrow().text()).contains("fallback"));
  }

  @Test
  void aPlaceholderSeesTheOverridingProfile() {
    SpringEnvironment environment =
        environment(
            "application.yml", "id: ${name}-tx\nname: base\n",
            "application-prod.yml", "name: prod\n");

    assertThat(text(environment.properties(Optional.empty()), "id")).isEqualTo("base-tx");
    assertThat(text(environment.properties(Optional.of("prod")), "id")).isEqualTo("prod-tx");
  }

  @Test
  void cyclesEnd() {
    SpringProperties properties = base("application.yml", "a: ${b}\nb: x${a}\nc: ${c}\n");

    assertThat(properties.find("c").orElseThrow().value()).isInstanceOf(Value.Unknown.class);
    assertThat(properties.find("a").orElseThrow().value().hasPart(Value.Unknown.class)).isTrue();
  }

  @Test
  void longChainsAndMultiplyingValuesEnd() {
    StringBuilder chain = new StringBuilder();
    StringBuilder doubling = new StringBuilder("d0=xxxxxxxxxx\n");
    for (int index = 0; index < 3_000; index++) {
      chain.append("c%d=${c%d}\n".formatted(index, index + 1));
    }
    for (int index = 1; index < 60; index++) {
      doubling.append("d%d=${d%d}${d%d}\n".formatted(index, index - 1, index - 1));
    }

    SpringProperties properties = base("application.properties", chain.toString() + doubling);

    assertThat(properties.all()).hasSize(3_060);
    assertThat(properties.find("d59").orElseThrow().value().hasPart(Value.Unknown.class)).isTrue();
  }

  @Test
  void listsAreReplacedAsAWhole() {
    SpringEnvironment environment =
        environment(
            "application.yml", "topics: [a, b]",
            "application-prod.yml", "topics: [c]");

    assertThat(environment.properties(Optional.of("prod")).under("topics"))
        .extracting(SpringProperty::key)
        .containsExactly("[0]");
  }

  @ParameterizedTest
  @CsvSource({
    "yes, true",
    "Off, false",
    "TRUE, true",
    "60_000, 60000",
    "010, 8",
    "0x1F, 31",
    "'+5', 5",
    "-1, -1",
    "1.50, 1.50",
    "'\"yes\"', yes",
    "read_committed, read_committed"
  })
  void plainYamlValuesArriveAsSpringHandsThemOn(String yaml, String expected) {
    assertThat(text(base("application.yml", "a: " + yaml), "a")).isEqualTo(expected);
  }

  @Test
  void propertiesFilesHoldTextOnly() {
    assertThat(text(base("application.properties", "a=yes"), "a")).isEqualTo("yes");
  }

  @Test
  void aKeyWithoutValueIsEmptyText() {
    assertThat(text(base("application.yml", "a:\n"), "a")).isEmpty();
  }

  @Test
  void anImportedFileOverridesItsImporter() {
    SpringEnvironment environment =
        environment(
            "application.yml",
                "spring.config.import: 'optional:classpath:kafka.yml,classpath:/db.yml'\nid: a\n",
            "kafka.yml", "id: b\n",
            "kafka-prod.yml", "id: c\n",
            "db.yml", "x: 1\nspring.config.import: more.properties",
            "more.properties", "y=2\n",
            "unrelated.yml", "id: never\n");

    assertThat(environment.complete()).isTrue();
    assertThat(text(environment.properties(Optional.empty()), "id")).isEqualTo("b");
    assertThat(text(environment.properties(Optional.empty()), "y")).isEqualTo("2");
    SpringProperty imported = environment.properties(Optional.of("prod")).find("id").orElseThrow();
    assertThat(imported.value().text()).contains("c");
    assertThat(imported.profile()).contains("prod");
  }

  @Test
  void importsInACircleEnd() {
    SpringEnvironment environment =
        environment(
            "application.yml", "spring.config.import: a.yml\nid: base",
            "a.yml", "spring.config.import: b.yml\nid: a",
            "b.yml", "spring.config.import: a.yml\nid: b");

    assertThat(environment.complete()).isTrue();
    assertThat(text(environment.properties(Optional.empty()), "id")).isEqualTo("b");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "spring.config.import: 'configserver:'",
        "spring.config.import: 'optional:file:/etc/orders/'",
        "spring.config.import: classpath:missing.yml",
        "spring.cloud.config.uri: http://config:8888",
        "spring.cloud.nacos.config.server-addr: nacos:8848",
        "a: [1"
      })
  void whatComesFromElsewhereMakesThePictureIncomplete(String yaml) {
    assertThat(environment("application.yml", yaml).complete()).isFalse();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "a: 1",
        "spring.cloud.config:\n  uri: x\n  enabled: false",
        "spring.cloud.config.server.git.uri: x"
      })
  void otherwiseThePictureIsComplete(String yaml) {
    assertThat(environment("application.yml", yaml).complete()).isTrue();
  }

  @Test
  void nothingHasNoProperties() {
    SpringEnvironment environment = SpringEnvironment.of(List.of());

    assertThat(environment.profiles()).isEmpty();
    assertThat(environment.views()).hasSize(1);
    assertThat(environment.resolve("${a:b}", SITE)).isInstanceOf(Value.External.class);
  }

  private static String text(SpringProperties properties, String name) {
    return properties.find(name).orElseThrow().value().text().orElseThrow();
  }

  private static SpringProperties base(String name, String content) {
    return environment(name, content).properties(Optional.empty());
  }

  private static SpringEnvironment environment(String... namesAndContents) {
    List<ConfigFile> files = new ArrayList<>();
    for (int index = 0; index < namesAndContents.length; index += 2) {
      files.add(file(RESOURCES + namesAndContents[index], namesAndContents[index + 1]));
    }
    return SpringEnvironment.of(files);
  }

  private static ConfigFile file(String path, String content) {
    SourceText text = new SourceText(path, content);
    return path.endsWith(".properties")
        ? ConfigReaders.springProperties().read(text)
        : ConfigReaders.yaml().read(text);
  }
}
