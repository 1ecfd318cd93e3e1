package dev.eoslint.analyzer.dialect.broker;

import dev.eoslint.analyzer.model.Setting;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Reads the lists of hosts in the configuration of a broker. */
final class HostLists {

  static final String VOTERS = "controller.quorum.voters";

  private static final String ZOOKEEPER = "zookeeper.connect";
  private static final String ADVERTISED = "advertised.listeners";
  private static final String LISTENERS = "listeners";
  private static final String CONTROLLERS = "controller.quorum.bootstrap.servers";

  private static final Set<String> OWN_MACHINE = Set.of("localhost", "127.0.0.1", "[::1]", "::1");

  private static final Set<String> ANY_ADDRESS = Set.of("", "0.0.0.0", "[::]", "::");

  private HostLists() {}

  /** Returns the known text of a key. */
  static Optional<String> text(Map<String, Setting> settings, String key) {
    return Optional.ofNullable(settings.get(key))
        .flatMap(setting -> setting.value().text())
        .map(String::strip);
  }

  /** Returns the voters of the quorum, as {@code id@host:port}, sorted. */
  static List<String> voters(Map<String, Setting> settings) {
    return elements(settings, VOTERS).stream().sorted().distinct().toList();
  }

  /** Returns the addresses of ZooKeeper, sorted. */
  static List<String> zookeepers(Map<String, Setting> settings) {
    return elements(settings, ZOOKEEPER).stream()
        .map(element -> element.replaceFirst("/.*", ""))
        .sorted()
        .distinct()
        .toList();
  }

  /** Returns whether hosts are named, and all of them mean the machine of the broker itself. */
  static boolean areLocal(Collection<String> addresses) {
    List<String> hosts = addresses.stream().map(HostLists::host).toList();
    List<String> named = hosts.stream().filter(host -> !ANY_ADDRESS.contains(host)).toList();
    return !named.isEmpty() && OWN_MACHINE.containsAll(named);
  }

  /** Returns all addresses that a broker and its quorum are reached at. */
  static List<String> addresses(Map<String, Setting> settings) {
    List<String> addresses =
        new ArrayList<>(
            elements(settings, settings.containsKey(ADVERTISED) ? ADVERTISED : LISTENERS));
    addresses.addAll(voters(settings));
    addresses.addAll(zookeepers(settings));
    addresses.addAll(elements(settings, CONTROLLERS));
    return addresses;
  }

  /**
   * Returns what all brokers of one cluster have in common: the quorum or ZooKeeper that they
   * belong to; nothing if none is named, or if each of them only names itself.
   */
  static Optional<String> membership(Map<String, Setting> settings) {
    List<String> voters = voters(settings);
    if (!voters.isEmpty()) {
      return areLocal(voters) ? Optional.empty() : Optional.of("voters " + voters);
    }
    return List.of(VOTERS, CONTROLLERS, ZOOKEEPER).stream()
        .flatMap(
            key ->
                Optional.ofNullable(settings.get(key)).stream()
                    .map(setting -> key + " " + setting.value().display().strip()))
        .findFirst();
  }

  private static List<String> elements(Map<String, Setting> settings, String key) {
    return text(settings, key).stream()
        .flatMap(text -> Arrays.stream(text.split(",")))
        .map(String::strip)
        .filter(element -> !element.isEmpty())
        .toList();
  }

  /** Cuts the host out of {@code NAME://host:port}, {@code id@host:port} or {@code host:port}. */
  private static String host(String address) {
    String rest = address.substring(address.indexOf("://") < 0 ? 0 : address.indexOf("://") + 3);
    rest = rest.substring(rest.indexOf('@') + 1);
    int colon = rest.lastIndexOf(':');
    return colon < 0 ? rest : rest.substring(0, colon);
  }
}
