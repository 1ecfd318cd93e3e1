package dev.eoslint.analyzer.dialect.broker;

import dev.eoslint.analyzer.dialect.Modules;
import dev.eoslint.analyzer.dialect.deployment.DeployedContainer;
import dev.eoslint.analyzer.model.Broker;
import dev.eoslint.analyzer.model.BrokerCluster;
import dev.eoslint.analyzer.model.BrokerCount;
import dev.eoslint.analyzer.model.BrokerCount.Precision;
import dev.eoslint.analyzer.model.Setting;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Finds the clusters that Compose files and manifests run. */
final class BrokerContainers {

  private static final String ROLES = "process.roles";

  private BrokerContainers() {}

  /** Returns the clusters, those of one file apart by the quorum or ZooKeeper they belong to. */
  static List<BrokerCluster> clusters(List<DeployedContainer> containers, Modules modules) {
    Map<String, List<DeployedContainer>> byFile = new LinkedHashMap<>();
    for (DeployedContainer container : containers) {
      byFile
          .computeIfAbsent(
              container.reading() + "\n" + container.declaration().file(), key -> new ArrayList<>())
          .add(container);
    }
    return byFile.values().stream()
        .flatMap(file -> clustersOfFile(file, modules).stream())
        .toList();
  }

  private static List<BrokerCluster> clustersOfFile(
      List<DeployedContainer> containers, Modules modules) {
    Map<String, List<Node>> members = new LinkedHashMap<>();
    for (DeployedContainer container : containers) {
      if (BrokerImages.isKafka(container)) {
        Node node = new Node(container, BrokerVariables.settings(container));
        String membership =
            HostLists.membership(node.settings()).orElseGet(() -> "only " + container.workload());
        members.computeIfAbsent(membership, key -> new ArrayList<>()).add(node);
      }
    }
    return members.values().stream()
        .filter(nodes -> nodes.stream().anyMatch(Node::isBroker))
        .map(nodes -> cluster(nodes, containers, modules))
        .toList();
  }

  private static BrokerCluster cluster(
      List<Node> nodes, List<DeployedContainer> containers, Modules modules) {
    List<Broker> brokers = nodes.stream().filter(Node::isBroker).map(Node::broker).toList();
    String file = brokers.get(0).site().file();
    List<String> names = brokers.stream().map(Broker::name).toList();
    return new BrokerCluster(
        file,
        brokers,
        FactorEvidence.refine(count(nodes, containers), brokers),
        DevelopmentSigns.in(file, names),
        modules.owning(file));
  }

  private static BrokerCount count(List<Node> nodes, List<DeployedContainer> containers) {
    int shown = shown(nodes);
    Map<String, Setting> settings = nodes.get(0).settings();
    List<String> voters = HostLists.voters(settings);
    long controllers = nodes.stream().filter(Node::isController).count();
    boolean combined = nodes.stream().allMatch(node -> node.isBroker() && node.isController());
    boolean votersElsewhere = voters.size() > controllers && !HostLists.areLocal(voters);
    if (votersElsewhere && combined && voters.size() > shown) {
      return new BrokerCount(
          voters.size(),
          Precision.AT_LEAST,
          "the quorum has %d voters".formatted(voters.size()),
          Optional.ofNullable(settings.get(HostLists.VOTERS)).map(Setting::site));
    }
    String evidence =
        shown == 1 ? "the file runs one broker" : "the file runs %d brokers".formatted(shown);
    return new BrokerCount(
        shown, precision(nodes, containers, votersElsewhere), evidence, Optional.empty());
  }

  private static Precision precision(
      List<Node> nodes, List<DeployedContainer> containers, boolean votersElsewhere) {
    List<String> zookeepers = HostLists.zookeepers(nodes.get(0).settings());
    long ownZookeepers =
        containers.stream().filter(each -> each.image().contains("zookeeper")).count();
    if (votersElsewhere || zookeepers.size() > Math.max(ownZookeepers, 1)) {
      return Precision.AT_LEAST;
    }
    boolean compose = nodes.stream().allMatch(node -> node.container().compose());
    boolean selfContained =
        zookeepers.isEmpty()
            ? !HostLists.voters(nodes.get(0).settings()).isEmpty()
            : ownZookeepers > 0;
    return compose && selfContained ? Precision.EXACT : Precision.SHOWN;
  }

  /** Services in different profiles are alternatives of each other. */
  private static int shown(List<Node> nodes) {
    int always = 0;
    Map<String, Integer> byProfile = new LinkedHashMap<>();
    for (Node node : nodes) {
      int instances = node.isBroker() ? node.container().instances() : 0;
      if (node.container().profiles().isEmpty()) {
        always += instances;
      }
      node.container()
          .profiles()
          .forEach(profile -> byProfile.merge(profile, instances, Integer::sum));
    }
    int most = byProfile.values().stream().max(Comparator.naturalOrder()).orElse(0);
    return Math.max(always + most, 1);
  }

  /**
   * A container that runs Kafka.
   *
   * @param container the container
   * @param settings what it is configured with
   */
  private record Node(DeployedContainer container, Map<String, Setting> settings) {

    boolean isBroker() {
      return HostLists.text(settings, ROLES).map(roles -> roles.contains("broker")).orElse(true);
    }

    boolean isController() {
      return HostLists.text(settings, ROLES)
          .filter(roles -> roles.contains("controller"))
          .isPresent();
    }

    Broker broker() {
      return new Broker(
          container.workload(),
          container.declaration(),
          BrokerImages.version(container),
          settings.values().stream().sorted(Comparator.comparing(Setting::site)).toList());
    }
  }
}
