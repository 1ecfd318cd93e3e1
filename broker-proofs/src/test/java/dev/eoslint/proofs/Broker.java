package dev.eoslint.proofs;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import kafka.server.KafkaConfig;
import kafka.server.KafkaRaftServer;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.AdminClientConfig;
import org.apache.kafka.clients.admin.ListTransactionsOptions;
import org.apache.kafka.clients.admin.NewTopic;
import org.apache.kafka.clients.admin.TransactionDescription;
import org.apache.kafka.clients.admin.TransactionListing;
import org.apache.kafka.clients.admin.TransactionState;
import org.apache.kafka.common.Uuid;
import org.apache.kafka.common.utils.Time;

/**
 * A Kafka broker with its controller in this process, for the time of the tests.
 *
 * <p>Its ports are free ones and its files are in a temporary folder, which goes when it is closed.
 */
public final class Broker implements AutoCloseable {

  private static final int NODE = 1;
  private static final int ATTEMPTS = 3;
  private static final short SINGLE_REPLICA = 1;

  private final KafkaRaftServer server;
  private final Path folder;
  private final String bootstrapServers;
  private final Line line;
  private final Admin admin;

  private Broker(KafkaRaftServer server, Path folder, String bootstrapServers, Line line) {
    this.server = server;
    this.folder = folder;
    this.bootstrapServers = bootstrapServers;
    this.line = line;
    this.admin = Admin.create(Map.of(AdminClientConfig.BOOTSTRAP_SERVERS_CONFIG, bootstrapServers));
  }

  /**
   * Starts a broker and waits until it answers.
   *
   * @throws IllegalStateException when it does not start
   */
  static Broker start() {
    return start(new Properties());
  }

  /**
   * Starts a broker with the settings of a file and waits until it answers.
   *
   * @param settings the settings; addresses, folders and the quorum are those of this machine
   * @throws IllegalStateException when it does not start
   */
  static Broker start(Properties settings) {
    RuntimeException failure = new IllegalStateException("The broker was never started.");
    for (int attempt = 1; attempt <= ATTEMPTS; attempt++) {
      try {
        return startOnFreePorts(settings);
      } catch (RuntimeException e) {
        // Another process can take a port between the choice and the start.
        failure = e;
      }
    }
    throw new IllegalStateException("The broker does not start.", failure);
  }

  private static Broker startOnFreePorts(Properties settings) {
    String clusterId = Uuid.randomUuid().toString();
    int brokerPort = Machine.freePort();
    int linePort = Machine.freePort();
    Path folder = Machine.temporaryFolder();
    Line line = Line.to(linePort);
    Properties properties = defaults();
    properties.putAll(settings);
    properties.putAll(properties(folder, brokerPort, Machine.freePort(), linePort, line.port()));
    Machine.format(folder, clusterId, NODE);
    KafkaRaftServer server =
        new KafkaRaftServer(KafkaConfig.fromProps(properties, false), Time.SYSTEM);
    try {
      server.startup();
      Broker broker = new Broker(server, folder, "127.0.0.1:" + brokerPort, line);
      broker.requireCluster(clusterId);
      return broker;
    } catch (RuntimeException e) {
      server.shutdown();
      line.close();
      Machine.delete(folder);
      throw e;
    }
  }

  private void requireCluster(String clusterId) {
    String answered = Results.of(admin.describeCluster().clusterId());
    if (!clusterId.equals(answered)) {
      throw new IllegalStateException("Another broker answers: " + answered);
    }
  }

  private static Properties defaults() {
    Properties properties = Machine.quickSettings();
    properties.put("offsets.topic.num.partitions", "1");
    properties.put("offsets.topic.replication.factor", "1");
    properties.put("transaction.state.log.num.partitions", "1");
    properties.put("transaction.state.log.replication.factor", "1");
    properties.put("transaction.state.log.min.isr", "1");
    properties.put("share.coordinator.state.topic.num.partitions", "1");
    properties.put("share.coordinator.state.topic.replication.factor", "1");
    properties.put("share.coordinator.state.topic.min.isr", "1");
    return properties;
  }

  private static Properties properties(
      Path folder, int brokerPort, int controllerPort, int linePort, int lineEntry) {
    Properties properties = new Properties();
    properties.put("process.roles", "broker,controller");
    properties.put("node.id", String.valueOf(NODE));
    properties.put("controller.quorum.voters", NODE + "@127.0.0.1:" + controllerPort);
    properties.put(
        "listeners",
        "DIRECT://127.0.0.1:%d,LINE://127.0.0.1:%d,CONTROLLER://127.0.0.1:%d"
            .formatted(brokerPort, linePort, controllerPort));
    properties.put(
        "advertised.listeners",
        "DIRECT://127.0.0.1:%d,LINE://127.0.0.1:%d".formatted(brokerPort, lineEntry));
    properties.put("inter.broker.listener.name", "DIRECT");
    properties.put("controller.listener.names", "CONTROLLER");
    properties.put(
        "listener.security.protocol.map", "DIRECT:PLAINTEXT,LINE:PLAINTEXT,CONTROLLER:PLAINTEXT");
    properties.put("log.dirs", folder.toString());
    return properties;
  }

  /** Returns what clients take as {@code bootstrap.servers}. */
  public String bootstrapServers() {
    return bootstrapServers;
  }

  /** Returns a line to the broker that can be made to hold back its answers. */
  Line line() {
    return line;
  }

  /**
   * Returns the transactional ids that the coordinator remembers and that begin with {@code start}.
   */
  List<String> transactionalIds(String start) {
    return Results.of(admin.listTransactions().all()).stream()
        .map(TransactionListing::transactionalId)
        .filter(id -> id.startsWith(start))
        .sorted()
        .toList();
  }

  /** Returns the transactional ids whose transaction the coordinator takes for open. */
  List<String> openTransactions() {
    ListTransactionsOptions open =
        new ListTransactionsOptions().filterStates(Set.of(TransactionState.ONGOING));
    return Results.of(admin.listTransactions(open).all()).stream()
        .map(TransactionListing::transactionalId)
        .toList();
  }

  /** Returns how long the coordinator waits for the end of a transaction. */
  Duration transactionTimeout(String transactionalId) {
    return Duration.ofMillis(transaction(transactionalId).transactionTimeoutMs());
  }

  /** Returns the epoch of the producer of an id; that of its first one is 0 at first. */
  int epoch(String transactionalId) {
    return transaction(transactionalId).producerEpoch();
  }

  private TransactionDescription transaction(String transactionalId) {
    return Results.of(
        admin.describeTransactions(List.of(transactionalId)).description(transactionalId));
  }

  /** Creates a topic with one partition. */
  Topic createTopic(String name) {
    NewTopic topic = new NewTopic(name, 1, SINGLE_REPLICA);
    Results.of(admin.createTopics(List.of(topic)).all());
    return new Topic(bootstrapServers, name);
  }

  /** Returns the consumer group of this name, which may not exist yet. */
  Group group(String name) {
    return new Group(admin, name);
  }

  @Override
  public void close() {
    admin.close();
    line.close();
    server.shutdown();
    server.awaitShutdown();
    Machine.delete(folder);
  }
}
