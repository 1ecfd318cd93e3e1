package dev.eoslint.rules.pipeline;

import static org.assertj.core.api.Assertions.assertThat;

import dev.eoslint.analyzer.model.Value;
import dev.eoslint.rules.pipeline.Clusters.Relation;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Which lists of servers can mean one cluster. */
final class ClustersTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "kafka:9092 | kafka:9092",
        "kafka:9092 | kafka:9093",
        "a.example:9092,b.example:9092 | b.example:9092,c.example:9092",
        "broker-1:9092 | broker-2:9092",
        "broker1.eu.example:9092 | broker7.eu.example:9092",
        "10.0.0.1:9092 | 10.0.0.2:9092",
        "localhost:9092 | kafka:29092",
        "127.0.0.1:9092 | kafka:29092",
        "kafka:9092 | kafka.prod.svc:9092",
        "SASL_SSL://kafka:9092 | kafka:9092",
        "Kafka:9092 | kafka:9092"
      })
  void theseCanBeOneCluster(String left, String right) {
    assertThat(Clusters.relation(Value.known(left), Value.known(right)))
        .isEqualTo(Relation.PERHAPS_SAME);
    assertThat(Clusters.relation(Value.known(right), Value.known(left)))
        .isEqualTo(Relation.PERHAPS_SAME);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "source:9092 | target:9092",
        "kafka-1.eu.example:9092 | kafka-1.us.example:9092",
        "a.example:9092, b.example:9092 | c.example:9092",
        "SASL_SSL://source.example:9092 | target.example:9092"
      })
  void theseAreDifferentClusters(String left, String right) {
    assertThat(Clusters.relation(Value.known(left), Value.known(right)))
        .isEqualTo(Relation.DIFFERENT);
  }

  @ParameterizedTest
  @CsvSource({
    "SOURCE_BOOTSTRAP, TARGET_BOOTSTRAP",
    "kafka.source.bootstrap-servers, kafka.target.bootstrap-servers",
    "inputBrokers, outputBrokers"
  })
  void namesOfVariablesCanTellClustersApart(String left, String right) {
    assertThat(Clusters.relation(variable(left), variable(right)))
        .isEqualTo(Relation.PERHAPS_DIFFERENT);
  }

  @ParameterizedTest
  @CsvSource({
    "KAFKA_BOOTSTRAP, KAFKA_BOOTSTRAP",
    "KAFKA_BROKERS, BOOTSTRAP_SERVERS",
    "CONSUMER_BOOTSTRAP, PRODUCER_BOOTSTRAP",
    "KAFKA_BROKER_1, KAFKA_BROKER_2",
    "ORDERS_KAFKA, KAFKA_BROKERS",
    "ORDERS_KAFKA, ORDERS_KAFKA_INTERNAL"
  })
  void namesOfVariablesOftenSayNothing(String left, String right) {
    assertThat(Clusters.relation(variable(left), variable(right))).isEqualTo(Relation.PERHAPS_SAME);
  }

  @Test
  void variablesWithTheSameDefaultAreNotToldApart() {
    assertThat(
            Clusters.relation(variable("SOURCE", "kafka:9092"), variable("TARGET", "kafka:9092")))
        .isEqualTo(Relation.PERHAPS_SAME);
  }

  @Test
  void variablesWithDifferentDefaultsAre() {
    assertThat(
            Clusters.relation(variable("SOURCE", "north:9092"), variable("TARGET", "south:9092")))
        .isEqualTo(Relation.PERHAPS_DIFFERENT);
  }

  @Test
  void aTextAndAVariableAreNotCompared() {
    assertThat(Clusters.relation(Value.known("source:9092"), variable("TARGET")))
        .isEqualTo(Relation.PERHAPS_SAME);
    assertThat(Clusters.relation(Value.unknown(), Value.known("target:9092")))
        .isEqualTo(Relation.PERHAPS_SAME);
  }

  private static Value variable(String name) {
    return new Value.External(name, Optional.empty(), List.of());
  }

  private static Value variable(String name, String byDefault) {
    return new Value.External(name, Optional.of(Value.known(byDefault)), List.of());
  }
}
