package dev.eoslint.analyzer.dialect.topic;

import static org.assertj.core.api.Assertions.assertThat;

import dev.eoslint.analyzer.dialect.ApplicationReader;
import dev.eoslint.analyzer.dialect.KnownLibraries;
import dev.eoslint.analyzer.dialect.TreeOnDisk;
import dev.eoslint.analyzer.model.CreatedTopic;
import dev.eoslint.analyzer.model.KafkaApplication;
import dev.eoslint.analyzer.model.Setting;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class TopicSemanticsTest {

  private static final String HEAD =
      """
      package com.acme;

      import java.util.*;
      import org.apache.kafka.clients.admin.*;
      import org.apache.kafka.common.config.*;
      import org.apache.kafka.streams.*;
      import org.springframework.context.annotation.*;
      import org.springframework.kafka.config.TopicBuilder;

      """;

  @TempDir private Path folder;

  @ParameterizedTest
  @ValueSource(
      strings = {
        "new NewTopic(\"orders\", 3, (short) 1);",
        "new NewTopic(\"orders\", Optional.of(3), Optional.of((short) 1));",
        "short one = 1; new NewTopic(\"orders\", 3, one);",
        "TopicBuilder.name(\"orders\").partitions(3).replicas(1).build();"
      })
  void aTopicIsCreatedWithCopies(String statements) {
    assertThat(topics(statements)).containsExactly("orders replication.factor=1");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "new NewTopic(System.getenv(\"TOPIC\"), 3, (short) 1);",
        "new NewTopic(\"orders\", Optional.of(3), Optional.empty());",
        "new NewTopic(\"orders\", Map.of(0, List.of(1, 2)));",
        "TopicBuilder.name(\"orders\").build();",
        "TopicBuilder.name(\"orders\").replicas(1).assignReplicas(0, List.of(1, 2)).build();"
      })
  void nothingIsToldOfWhatIsNotSaid(String statements) {
    assertThat(topics(statements)).isEmpty();
  }

  @Test
  void settingsOfNewTopicsComeWithTheirCopies() {
    assertThat(
            topics(
                """
                new NewTopic("orders", 3, (short) 3)
                    .configs(Map.of(TopicConfig.MIN_IN_SYNC_REPLICAS_CONFIG, "1"));
                """))
        .containsExactly(
            "orders replication.factor=3", "orders min.insync.replicas=1 replication.factor=3");
  }

  @Test
  void settingsOfBuildersAreAdded() {
    assertThat(
            topics(
                """
                TopicBuilder.name("orders")
                    .replicas(3)
                    .config("min.insync.replicas", "1")
                    .configs(Map.of(TopicConfig.UNCLEAN_LEADER_ELECTION_ENABLE_CONFIG, "true"))
                    .build();
                """))
        .containsExactly(
            "orders replication.factor=3 min.insync.replicas=1"
                + " unclean.leader.election.enable=true");
  }

  @Test
  void changesSetWhatTheirOperationsSay() {
    assertThat(
            topics(
                """
                ConfigEntry set = new ConfigEntry("min.insync.replicas", "1");
                ConfigEntry deleted = new ConfigEntry("unclean.leader.election.enable", "true");
                Map<ConfigResource, Collection<AlterConfigOp>> changes = new HashMap<>();
                changes.put(
                    new ConfigResource(ConfigResource.Type.TOPIC, "orders"),
                    List.of(
                        new AlterConfigOp(set, AlterConfigOp.OpType.SET),
                        new AlterConfigOp(deleted, AlterConfigOp.OpType.DELETE)));
                changes.put(
                    new ConfigResource(ConfigResource.Type.BROKER, "1"),
                    List.of(new AlterConfigOp(set, AlterConfigOp.OpType.SET)));
                admin.incrementalAlterConfigs(changes);
                """))
        .containsExactly("orders min.insync.replicas=1");
  }

  @Test
  void oldChangesReplaceTheWholeConfiguration() {
    assertThat(
            topics(
                """
                Config config =
                    new Config(Set.of(new ConfigEntry("unclean.leader.election.enable", "true")));
                admin.alterConfigs(
                    Map.of(new ConfigResource(ConfigResource.Type.TOPIC, "orders"), config));
                """))
        .containsExactly("orders unclean.leader.election.enable=true");
  }

  @ParameterizedTest
  @ValueSource(strings = {"@Profile(\"dev\")", "@ConditionalOnProperty(\"topics.create\")"})
  void beansUnderAConditionAreLeftOut(String condition) {
    assertThat(
            ofClass(
                    "Topics",
                    condition
                        + " @Bean NewTopic orders() { return new NewTopic(\"orders\", 3, (short)"
                        + " 1); }")
                .createdTopics())
        .isEmpty();
  }

  @Test
  void classesCanShowThatTheyServeDevelopment() {
    String method = "void create() { new NewTopic(\"orders\", 3, (short) 1); }";

    assertThat(ofClass("Topics", method).createdTopics().get(0).development()).isEmpty();
    assertThat(ofClass("LocalTopics", method).createdTopics().get(0).development())
        .contains("its file is called 'LocalTopics.java'");
  }

  @Test
  void topologiesTellWhereTheyWrite() {
    KafkaApplication application =
        ofClass(
            "Flow",
            """
            void build(StreamsBuilder builder, Topology topology) {
              builder.stream("in").to("out");
              builder.stream("in").to((key, value, context) -> "dynamic");
              topology.addSink("sink", "other", "source");
            }
            """);

    assertThat(application.streams().outputs())
        .extracting(output -> output.topic().display())
        .containsExactly("out", "other");
  }

  private List<String> topics(String statements) {
    return ofClass("Topics", "void create(Admin admin) {\n" + statements + "\n}")
        .createdTopics()
        .stream()
        .map(TopicSemanticsTest::described)
        .toList();
  }

  private static String described(CreatedTopic topic) {
    return topic.name()
        + topic.settings().stream()
            .map(TopicSemanticsTest::described)
            .collect(Collectors.joining());
  }

  private static String described(Setting setting) {
    return " " + setting.key() + "=" + setting.value().display();
  }

  private KafkaApplication ofClass(String name, String members) {
    TreeOnDisk tree =
        TreeOnDisk.in(folder)
            .with(
                "src/main/java/com/acme/" + name + ".java",
                HEAD + "class " + name + " {\n" + members + "\n}\n");
    return ApplicationReader.read(
            KnownLibraries.load(), tree.sources(), Optional.empty(), List.of())
        .application();
  }
}
