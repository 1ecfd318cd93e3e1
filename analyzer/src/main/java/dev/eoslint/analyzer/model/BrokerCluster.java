package dev.eoslint.analyzer.model;

import java.util.List;
import java.util.Optional;

/**
 * The brokers of one Kafka cluster, as one file or a set of equally named files describes them.
 *
 * @param file the file, the first one if there are several
 * @param brokers the configurations of its brokers, at least one
 * @param size how many brokers it has
 * @param development what shows that it only serves development or tests, for people: {@code "its
 *     file is called 'docker-compose-dev.yml'"}; empty when nothing does
 * @param module the module that the file belongs to
 */
public record BrokerCluster(
    String file,
    List<Broker> brokers,
    BrokerCount size,
    Optional<String> development,
    ApplicationModule module) {

  /** Copies the brokers. */
  public BrokerCluster {
    brokers = List.copyOf(brokers);
  }

  /** Returns whether nothing of value is to be expected in it: it has one broker or is marked. */
  public boolean isForDevelopment() {
    return development.isPresent() || size.isShownToBeOne();
  }
}
