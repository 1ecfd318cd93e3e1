package dev.eoslint.proofs;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.AdminClientConfig;
import org.apache.kafka.clients.admin.NewTopic;
import org.apache.kafka.common.Node;
import org.apache.kafka.common.TopicPartitionInfo;
import org.apache.kafka.common.Uuid;
import org.apache.kafka.common.errors.UnknownTopicOrPartitionException;

/** Three brokers and a controller in this process, of which brokers can be stopped. */
final class Cluster implements AutoCloseable {

  private static final int BROKERS = 3;
  private static final int ATTEMPTS = 3;
  private static final Executor THREADS = task -> new Thread(task, "cluster").start();

  private final ClusterNode controller;
  private final Map<Integer, ClusterNode> brokers;
  private final Admin admin;

  private Cluster(ClusterNode controller, Map<Integer, ClusterNode> brokers) {
    this.controller = controller;
    this.brokers = brokers;
    this.admin = Admin.create(Map.of(AdminClientConfig.BOOTSTRAP_SERVERS_CONFIG, servers(brokers)));
  }

  /**
   * Starts a cluster with the settings of a file and waits until all brokers answer.
   *
   * @param settings the settings; addresses, folders and the quorum are those of this machine
   */
  static Cluster start(Properties settings) {
    RuntimeException failure = new IllegalStateException("The cluster was never started.");
    for (int attempt = 1; attempt <= ATTEMPTS; attempt++) {
      try {
        return startOnFreePorts(settings);
      } catch (RuntimeException e) {
        // Another process can take a port between the choice and the start.
        failure = e;
      }
    }
    throw new IllegalStateException("The cluster does not start.", failure);
  }

  private static Cluster startOnFreePorts(Properties settings) {
    String clusterId = Uuid.randomUuid().toString();
    ClusterNode controller = ClusterNode.controller(clusterId, settings);
    Map<Integer, ClusterNode> brokers = new TreeMap<>();
    List<ClusterNode> started = new ArrayList<>();
    try {
      started.add(controller);
      controller.start();
      for (int number = 1; number <= BROKERS; number++) {
        ClusterNode broker = ClusterNode.broker(clusterId, number, controller, settings);
        started.add(broker);
        brokers.put(number, broker);
      }
      atOnce(brokers.values(), ClusterNode::start);
      Cluster cluster = new Cluster(controller, brokers);
      Until.holds("all brokers are there", () -> cluster.runningBrokers() == BROKERS);
      return cluster;
    } catch (RuntimeException e) {
      atOnce(started, ClusterNode::close);
      throw e;
    }
  }

  private static void atOnce(Collection<ClusterNode> nodes, Consumer<ClusterNode> action) {
    CompletableFuture.allOf(
            nodes.stream()
                .map(node -> CompletableFuture.runAsync(() -> action.accept(node), THREADS))
                .toArray(CompletableFuture<?>[]::new))
        .join();
  }

  private static String servers(Map<Integer, ClusterNode> brokers) {
    return brokers.values().stream().map(ClusterNode::address).collect(Collectors.joining(","));
  }

  /** Returns what clients take as {@code bootstrap.servers}. */
  String bootstrapServers() {
    return servers(brokers);
  }

  /** Creates a topic with one partition and with as many copies as the settings say. */
  Topic createTopic(String name) {
    Results.of(
        admin.createTopics(List.of(new NewTopic(name, Optional.of(1), Optional.empty()))).all());
    Until.holds(name + " has a leader", () -> leader(name).isPresent());
    return new Topic(bootstrapServers(), name);
  }

  /** Creates the topics of a pipeline, with {@code values} in the input. */
  Stage stage(String name, String... values) {
    Topic input = createTopic(name + ".input");
    input.write(values);
    return new Stage(
        bootstrapServers(), new Group(admin, name), input, createTopic(name + ".output"));
  }

  /** Returns the number of the broker that leads the only partition of a topic. */
  Optional<Integer> leader(String topic) {
    return partition(topic)
        .map(TopicPartitionInfo::leader)
        .filter(leader -> !leader.isEmpty())
        .map(Node::id);
  }

  /** Returns how many copies there are of the only partition of a topic. */
  int copies(String topic) {
    return partition(topic).orElseThrow().replicas().size();
  }

  /** Returns how many copies of the only partition of a topic have all that is committed. */
  int copiesInSync(String topic) {
    return partition(topic).orElseThrow().isr().size();
  }

  /** Stops a broker in an orderly way and waits until the others know. */
  void stop(int broker) {
    int before = runningBrokers();
    node(broker).stop();
    if (before > 1) {
      Until.holds("broker " + broker + " is gone", () -> runningBrokers() == before - 1);
    }
  }

  /** Starts brokers again. */
  void start(Collection<Integer> numbers) {
    atOnce(numbers.stream().map(this::node).toList(), ClusterNode::start);
    Until.holds("the brokers are back", () -> numbers.stream().allMatch(this::isRunning));
  }

  /** Returns the other brokers in the order of their numbers. */
  List<Integer> othersThan(int broker) {
    return brokers.keySet().stream().filter(number -> number != broker).toList();
  }

  private ClusterNode node(int broker) {
    return Optional.ofNullable(brokers.get(broker)).orElseThrow();
  }

  private int runningBrokers() {
    return Results.of(admin.describeCluster().nodes()).size();
  }

  private boolean isRunning(int broker) {
    return Results.of(admin.describeCluster().nodes()).stream()
        .anyMatch(node -> node.id() == broker);
  }

  private Optional<TopicPartitionInfo> partition(String topic) {
    try {
      return Results.of(admin.describeTopics(List.of(topic)).allTopicNames()).values().stream()
          .flatMap(description -> description.partitions().stream())
          .findFirst();
    } catch (UnknownTopicOrPartitionException e) {
      return Optional.empty();
    }
  }

  @Override
  public void close() {
    admin.close();
    atOnce(brokers.values(), ClusterNode::close);
    controller.close();
  }
}
