package dev.eoslint.rules.pipeline;

import dev.eoslint.analyzer.model.Value;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * Tells whether two values of {@code bootstrap.servers} lead to different clusters.
 *
 * <p>A client needs to name only some brokers of its cluster, so that different lists can mean the
 * same cluster.
 */
final class Clusters {

  private static final Set<String> LOOPBACK =
      Set.of("localhost", "127.0.0.1", "0.0.0.0", "host.docker.internal");

  /** Words in the names of variables that do not tell one cluster from another one. */
  private static final Set<String> COMMON_WORDS =
      Set.of(
          "kafka",
          "spring",
          "bootstrap",
          "bootstrapservers",
          "server",
          "servers",
          "broker",
          "brokers",
          "cluster",
          "host",
          "hosts",
          "port",
          "url",
          "urls",
          "uri",
          "address",
          "addresses",
          "endpoint",
          "endpoints",
          "list",
          "connect",
          "connection",
          "config",
          "properties",
          "env",
          "default",
          "client",
          "consumer",
          "consumers",
          "producer",
          "producers",
          "listener",
          "reader",
          "writer",
          "transactional",
          "tx",
          "txn",
          "eos",
          "streams");

  private Clusters() {}

  /** What two values say of their clusters. */
  enum Relation {
    /** They name hosts that have nothing in common. */
    DIFFERENT,
    /** They come from variables whose names speak of different things. */
    PERHAPS_DIFFERENT,
    /** They can mean the same cluster. */
    PERHAPS_SAME
  }

  static Relation relation(Value left, Value right) {
    Optional<String> a = left.text();
    Optional<String> b = right.text();
    if (a.isPresent() && b.isPresent()) {
      return areDifferent(a.get(), b.get()) ? Relation.DIFFERENT : Relation.PERHAPS_SAME;
    } else if (left instanceof Value.External x && right instanceof Value.External y) {
      return relation(x, y);
    }
    return Relation.PERHAPS_SAME;
  }

  private static Relation relation(Value.External left, Value.External right) {
    Optional<String> a = left.defaultValue().flatMap(Value::text);
    Optional<String> b = right.defaultValue().flatMap(Value::text);
    boolean sameByDefault = a.isPresent() && b.isPresent() && !areDifferent(a.get(), b.get());
    boolean unseen = Value.isUnseenConstant(left) || Value.isUnseenConstant(right);
    return !sameByDefault && !unseen && nameDifferent(left.name(), right.name())
        ? Relation.PERHAPS_DIFFERENT
        : Relation.PERHAPS_SAME;
  }

  private static boolean nameDifferent(String left, String right) {
    Set<String> a = tellingWords(left);
    Set<String> b = tellingWords(right);
    return !a.isEmpty() && !b.isEmpty() && !a.containsAll(b) && !b.containsAll(a);
  }

  private static Set<String> tellingWords(String name) {
    String separated = name.replaceAll("([a-z])([A-Z])", "$1 $2").toLowerCase(Locale.ROOT);
    Set<String> words = new TreeSet<>(Arrays.asList(separated.split("[^a-z]+", -1)));
    words.removeAll(COMMON_WORDS);
    words.remove("");
    return words;
  }

  private static boolean areDifferent(String left, String right) {
    List<String> a = hosts(left);
    List<String> b = hosts(right);
    return !a.isEmpty()
        && !b.isEmpty()
        && a.stream().allMatch(host -> b.stream().noneMatch(other -> perhapsSame(host, other)));
  }

  private static List<String> hosts(String servers) {
    List<String> hosts = new ArrayList<>();
    for (String server : servers.split(",", -1)) {
      String host =
          server
              .strip()
              .toLowerCase(Locale.ROOT)
              .replaceFirst("^[a-z_]+://", "")
              .replaceFirst(":\\d*$", "");
      if (!host.isEmpty()) {
        hosts.add(host);
      }
    }
    return hosts;
  }

  /**
   * Brokers of one cluster are numbered, a host has short and long names, and an address says
   * nothing of the name of its host.
   */
  private static boolean perhapsSame(String left, String right) {
    return !isName(left)
        || !isName(right)
        || withoutNumbers(left).equals(withoutNumbers(right))
        || left.startsWith(right + ".")
        || right.startsWith(left + ".");
  }

  private static boolean isName(String host) {
    return host.matches("[a-z0-9._-]*[a-z][a-z0-9._-]*") && !LOOPBACK.contains(host);
  }

  private static String withoutNumbers(String host) {
    return host.replaceAll("\\d+", "").replaceAll("[-_]+", "-");
  }
}
