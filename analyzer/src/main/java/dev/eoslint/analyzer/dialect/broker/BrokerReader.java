package dev.eoslint.analyzer.dialect.broker;

import dev.eoslint.analyzer.dialect.ConfigurationFiles;
import dev.eoslint.analyzer.dialect.Modules;
import dev.eoslint.analyzer.dialect.deployment.DeployedContainer;
import dev.eoslint.analyzer.model.BrokerCluster;
import dev.eoslint.analyzer.model.DeclaredTopic;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Reads what the files of a tree, without those of tests, say of brokers. */
public final class BrokerReader {

  private BrokerReader() {}

  /**
   * Reads the broker side of a tree.
   *
   * @param files the configuration files
   * @param containers what deployment files run
   * @param modules the modules of the tree
   */
  public static BrokerSide read(
      ConfigurationFiles files, List<DeployedContainer> containers, Modules modules) {
    StrimziResources strimzi = StrimziResources.read(files, modules);
    List<BrokerCluster> clusters = new ArrayList<>(strimzi.clusters());
    clusters.addAll(BrokerContainers.clusters(containers, modules));
    clusters.addAll(BrokerFiles.clusters(files, modules));
    clusters.addAll(ChartValues.clusters(files, modules));
    return new BrokerSide(
        clusters.stream()
            .distinct()
            .sorted(
                Comparator.comparing(BrokerCluster::file)
                    .thenComparing(cluster -> cluster.brokers().get(0).site()))
            .toList(),
        strimzi.topics().stream().sorted(Comparator.comparing(DeclaredTopic::site)).toList());
  }
}
