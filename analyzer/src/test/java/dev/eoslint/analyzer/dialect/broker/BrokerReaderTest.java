package dev.eoslint.analyzer.dialect.broker;

import static org.assertj.core.api.Assertions.assertThat;

import dev.eoslint.analyzer.dialect.ConfigurationFiles;
import dev.eoslint.analyzer.dialect.Modules;
import dev.eoslint.analyzer.dialect.TreeOnDisk;
import dev.eoslint.analyzer.dialect.deployment.DeploymentReader;
import dev.eoslint.analyzer.kafka.KafkaVersion;
import dev.eoslint.analyzer.model.BrokerCluster;
import dev.eoslint.analyzer.model.BrokerCount;
import dev.eoslint.analyzer.model.BrokerCount.Precision;
import dev.eoslint.analyzer.model.DeclaredTopic;
import dev.eoslint.analyzer.model.Setting;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class BrokerReaderTest {

  private static final String TX_COPIES = "transaction.state.log.replication.factor";

  @TempDir private Path folder;

  @ParameterizedTest
  @CsvSource({
    "apache/kafka:4.1.0, KAFKA_TRANSACTION_STATE_LOG_REPLICATION_FACTOR, 4.1.0",
    "apache/kafka-native:3.9.0, KAFKA_TRANSACTION_STATE_LOG_REPLICATION_FACTOR, 3.9.0",
    "confluentinc/cp-kafka:7.6.1, KAFKA_TRANSACTION_STATE_LOG_REPLICATION_FACTOR, 3.6.0",
    "confluentinc/cp-server:6.2.0, KAFKA_TRANSACTION_STATE_LOG_REPLICATION_FACTOR, 2.8.0",
    "confluentinc/cp-kafka:5.5.0, KAFKA_TRANSACTION_STATE_LOG_REPLICATION_FACTOR, 2.5.0",
    "confluentinc/cp-kafka:8.0.0, KAFKA_TRANSACTION_STATE_LOG_REPLICATION_FACTOR, 4.0.0",
    "wurstmeister/kafka:2.13-2.8.1, KAFKA_TRANSACTION_STATE_LOG_REPLICATION_FACTOR, 2.8.1",
    "bitnami/kafka:3.7.0-debian-12-r0, KAFKA_CFG_TRANSACTION_STATE_LOG_REPLICATION_FACTOR, 3.7.0"
  })
  void imagesTellTheVersionAndTheSpellingOfVariables(
      String image, String variable, String version) {
    BrokerCluster cluster =
        only(
            """
            services:
              kafka:
                image: %s
                environment:
                  %s: "1"
            """
                .formatted(image, variable));

    assertThat(setting(cluster, TX_COPIES).value().text()).contains("1");
    assertThat(setting(cluster, TX_COPIES).spelling()).isEqualTo(variable);
    assertThat(cluster.brokers().get(0).version()).isEqualTo(KafkaVersion.parse(version));
  }

  @ParameterizedTest
  @ValueSource(strings = {"debezium/kafka:2.7", "strimzi/kafka:0.38.0-kafka-3.6.0", "kafka:3.6"})
  void imagesThatCountReleasesOfTheirOwnDoNotTellTheVersion(String image) {
    BrokerCluster cluster =
        only(
            """
            services:
              kafka:
                image: %s
                environment:
                  KAFKA_TRANSACTION_STATE_LOG_REPLICATION_FACTOR: "1"
            """
                .formatted(image));

    assertThat(cluster.brokers().get(0).version()).isEmpty();
  }

  @Test
  void anUnknownImageIsABrokerIfItHasWhatBrokersNeed() {
    String file =
        """
        services:
          queue:
            build: ./queue
            environment:
              - KAFKA_ADVERTISED_LISTENERS=PLAINTEXT://queue:9092
              - KAFKA_PROCESS_ROLES=broker,controller
          web:
            image: acme/web
            environment:
              - KAFKA_BROKERS=queue:9092
        """;

    assertThat(only(file).brokers()).singleElement().extracting("name").isEqualTo("queue");
  }

  @Test
  void brokersOfOneZookeeperFormACluster() {
    BrokerCluster cluster =
        only(
            """
            services:
              zookeeper:
                image: confluentinc/cp-zookeeper:7.0.0
              a:
                image: confluentinc/cp-kafka:7.0.0
                environment: {KAFKA_ZOOKEEPER_CONNECT: "zookeeper:2181"}
              b:
                image: confluentinc/cp-kafka:7.0.0
                environment: {KAFKA_ZOOKEEPER_CONNECT: "zookeeper:2181"}
            """);

    assertThat(cluster.size()).isEqualTo(count(2, Precision.EXACT, "the file runs 2 brokers"));
  }

  @Test
  void votersInOtherFilesAreBrokersToo() {
    BrokerCluster cluster =
        only(
            """
            services:
              kafka:
                image: apache/kafka:4.0.0
                environment:
                  KAFKA_PROCESS_ROLES: broker,controller
                  KAFKA_CONTROLLER_QUORUM_VOTERS: 1@a.acme.example:9093,2@b.acme.example:9093
            """);

    assertThat(cluster.size().number()).isEqualTo(2);
    assertThat(cluster.size().precision()).isEqualTo(Precision.AT_LEAST);
    assertThat(cluster.isForDevelopment()).isFalse();
  }

  @Test
  void servicesOfOtherProfilesAreAlternatives() {
    BrokerCluster cluster =
        only(
            """
            services:
              a:
                image: confluentinc/cp-kafka:7.0.0
                profiles: [one]
                environment: {KAFKA_ZOOKEEPER_CONNECT: "zookeeper:2181"}
              b:
                image: confluentinc/cp-kafka:7.0.0
                profiles: [two]
                environment: {KAFKA_ZOOKEEPER_CONNECT: "zookeeper:2181"}
            """);

    assertThat(cluster.size().number()).isEqualTo(1);
    assertThat(cluster.isForDevelopment()).isTrue();
  }

  @Test
  void eachBrokerThatOnlyNamesItselfIsAClusterOfItsOwn() {
    String file =
        """
        services:
          a:
            image: apache/kafka:4.0.0
            environment: {KAFKA_CONTROLLER_QUORUM_VOTERS: "1@localhost:9093"}
          b:
            image: apache/kafka:4.0.0
            environment: {KAFKA_CONTROLLER_QUORUM_VOTERS: "1@localhost:9093"}
        """;

    assertThat(clusters(tree("compose.yaml", file))).hasSize(2);
  }

  @Test
  void aPropertyFileSaysTooLittleAboutTheNumber() {
    BrokerCluster cluster = onlyOf(tree("kafka/server.properties", serverProperties(1, "")));

    assertThat(cluster.size().precision()).isEqualTo(Precision.AT_LEAST);
    assertThat(cluster.size().isSeveral()).isFalse();
    assertThat(cluster.isForDevelopment()).isFalse();
  }

  @Test
  void aFactorShowsTheLeastNumber() {
    BrokerCluster cluster =
        onlyOf(
            tree(
                "kafka/server.properties",
                serverProperties(1, "offsets.topic.replication.factor=3\n")));

    assertThat(cluster.size().number()).isEqualTo(3);
    assertThat(cluster.size().evidence())
        .isEqualTo("'offsets.topic.replication.factor' asks for 3 brokers");
  }

  @Test
  void filesThatDifferInDigitsBelongTogether() {
    BrokerCluster cluster =
        onlyOf(
            tree("broker-1/server.properties", serverProperties(1, ""))
                .with("broker-2/server.properties", serverProperties(2, "")));

    assertThat(cluster.brokers()).hasSize(2);
    assertThat(cluster.size().number()).isEqualTo(2);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "listeners=PLAINTEXT://localhost:9092\nlog.dirs=/srv/kafka\n",
        "listeners=PLAINTEXT://:9092\nzookeeper.connect=127.0.0.1:2181/kafka\n",
        "listeners=PLAINTEXT://a.example:9092\nzookeeper.connect=z.example:2181\n"
            + "log.dirs=/tmp/kafka-logs\n"
      })
  void aPropertyFileCanShowADevelopmentCluster(String lines) {
    assertThat(onlyOf(tree("kafka/server.properties", "broker.id=0\n" + lines)).development())
        .isPresent();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "kafka-dev.properties",
        "local/server.properties",
        "a/examples/b/server.properties"
      })
  void namesCanShowADevelopmentCluster(String path) {
    assertThat(onlyOf(tree(path, serverProperties(1, ""))).development()).isPresent();
  }

  @ParameterizedTest
  @ValueSource(strings = {"demo-orders/server.properties", "latest/device.properties"})
  void aWordInsideOfANameOfAFolderShowsNothing(String path) {
    assertThat(onlyOf(tree(path, serverProperties(1, ""))).development()).isEmpty();
  }

  @Test
  void nodePoolsOfBrokersStateTheNumber() {
    String file =
        pool("brokers", "broker", 4)
            + pool("controllers", "controller", 3)
            + """
            apiVersion: kafka.strimzi.io/v1beta2
            kind: Kafka
            metadata: {name: ledger}
            spec:
              kafka:
                version: 3.9.0
                config:
                  transaction.state.log.replication.factor: 3
            """;

    BrokerCluster cluster = only(file);

    assertThat(cluster.size().number()).isEqualTo(4);
    assertThat(setting(cluster, TX_COPIES).site().startLine()).isEqualTo(22);
  }

  @Test
  void aTopicKnowsItsClusterOnlyIfThereIsOneOfThatName() {
    String topic =
        """
        apiVersion: kafka.strimzi.io/v1beta2
        kind: KafkaTopic
        metadata:
          name: orders
          labels: {strimzi.io/cluster: ledger}
        spec: {replicas: 3}
        """;
    String kafka =
        """
        apiVersion: kafka.strimzi.io/v1beta2
        kind: Kafka
        metadata: {name: ledger}
        spec: {kafka: {replicas: 3}}
        """;

    TreeOnDisk tree = tree("topics.yaml", topic).with("a/kafka.yaml", kafka);
    assertThat(topics(tree))
        .singleElement()
        .satisfies(one -> assertThat(one.cluster()).isPresent());

    tree.with("b/kafka.yaml", kafka);
    assertThat(topics(tree)).singleElement().satisfies(one -> assertThat(one.cluster()).isEmpty());
  }

  private static String pool(String name, String role, int replicas) {
    return """
        apiVersion: kafka.strimzi.io/v1beta2
        kind: KafkaNodePool
        metadata: {name: %s, labels: {strimzi.io/cluster: ledger}}
        spec:
          replicas: %d
          roles: [%s]
        ---
        """
        .formatted(name, replicas, role);
  }

  private static String serverProperties(int id, String more) {
    return """
        broker.id=%d
        listeners=SSL://kafka-%d.acme.example:9093
        zookeeper.connect=zookeeper.acme.example:2181
        log.dirs=/var/lib/kafka
        """
            .formatted(id, id)
        + more;
  }

  private static BrokerCount count(int number, Precision precision, String evidence) {
    return new BrokerCount(number, precision, evidence, Optional.empty());
  }

  private static Setting setting(BrokerCluster cluster, String key) {
    return cluster.brokers().get(0).lastSetting(key).orElseThrow();
  }

  private TreeOnDisk tree(String path, String content) {
    return TreeOnDisk.in(folder).with(path, content);
  }

  private BrokerCluster only(String yaml) {
    return onlyOf(tree("deploy/kafka.yaml", yaml));
  }

  private static BrokerCluster onlyOf(TreeOnDisk tree) {
    List<BrokerCluster> clusters = clusters(tree);
    assertThat(clusters).hasSize(1);
    return clusters.get(0);
  }

  private static List<BrokerCluster> clusters(TreeOnDisk tree) {
    return read(tree).clusters();
  }

  private static List<DeclaredTopic> topics(TreeOnDisk tree) {
    return read(tree).topics();
  }

  private static BrokerSide read(TreeOnDisk tree) {
    ConfigurationFiles files = new ConfigurationFiles(tree.sources());
    Modules modules = tree.modules();
    return BrokerReader.read(files, DeploymentReader.read(files, modules).containers(), modules);
  }
}
