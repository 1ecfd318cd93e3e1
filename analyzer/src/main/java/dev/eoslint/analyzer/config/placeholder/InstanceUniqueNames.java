package dev.eoslint.analyzer.config.placeholder;

import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Stream;

/**
 * The names of environment variables and properties whose values differ between the instances of an
 * application that run at the same time.
 *
 * <p>Such a name is a convention, not a proof, so the lists hold what platforms set themselves and
 * what speaks unmistakably of the own instance. {@code HOST}, {@code NODE_NAME} (several pods share
 * a node) and {@code DB_INSTANCE_ID} (the instance of something else) are left out on purpose.
 */
public final class InstanceUniqueNames {

  /** Whole names, in lower case with dashes between words. */
  private static final Set<String> WHOLE_NAMES =
      Set.of(
          "ansible-hostname",
          "cf-instance-guid",
          "cf-instance-index",
          "computername",
          "computer-name",
          "dyno",
          "fly-alloc-id",
          "fly-machine-id",
          "hostname",
          "host-name",
          "inventory-hostname",
          "job-completion-index",
          "kubernetes-hostname",
          "nomad-alloc-id",
          "nomad-alloc-index",
          "spring-cloud-client-hostname",
          "spring-cloud-client-ip-address",
          "vcap-application-instance-id",
          "vcap-application-instance-index",
          "website-instance-id");

  /** The last words of names, in lower case with dashes between words. */
  private static final List<String> ENDINGS =
      List.of(
          "container-id",
          "instance-id",
          "instance-index",
          "instance-number",
          "instance-ordinal",
          "ordinal",
          "ordinal-index",
          "pod-hostname",
          "pod-id",
          "pod-index",
          "pod-ip",
          "pod-name",
          "pod-ordinal",
          "pod-uid",
          "podname",
          "replica-id",
          "replica-index",
          "task-ordinal",
          "worker-id");

  /** Words that make a name speak of something other than the own instance. */
  private static final Set<String> FOREIGN_WORDS =
      Set.of(
          "bigtable",
          "broker",
          "cache",
          "cloudsql",
          "database",
          "db",
          "elasticsearch",
          "mail",
          "mongo",
          "mongodb",
          "mysql",
          "oracle",
          "peer",
          "postgres",
          "postgresql",
          "rds",
          "redis",
          "remote",
          "smtp",
          "spanner",
          "sql",
          "storage",
          "target");

  private InstanceUniqueNames() {}

  /**
   * Returns whether a variable or property of this name tells the instances of an application
   * apart.
   *
   * @param name in any case, with any separators or in camel case: {@code POD_NAME}, {@code
   *     app.instance-id}, {@code podName}; a leading {@code env.} is ignored
   */
  public static boolean isInstanceUnique(String name) {
    String words = words(name);
    if (WHOLE_NAMES.contains(words)) {
      return true;
    }
    boolean unique =
        ENDINGS.stream().anyMatch(ending -> words.equals(ending) || words.endsWith("-" + ending));
    return unique && Stream.of(words.split("-")).noneMatch(FOREIGN_WORDS::contains);
  }

  /**
   * Returns whether the platform sets this variable in each container, so that a default written
   * beside it never holds there.
   */
  static boolean isAlwaysSet(String name) {
    return name.equals("HOSTNAME") || name.equals("spring.cloud.client.hostname");
  }

  /**
   * Returns whether Kubernetes sets this variable to the name of the pod, unless a manifest sets it
   * otherwise.
   */
  public static boolean isNameOfPod(String name) {
    return name.equals("HOSTNAME");
  }

  private static String words(String name) {
    String words =
        name.replaceAll("([a-z0-9])([A-Z])", "$1-$2")
            .replaceAll("[^A-Za-z0-9]+", "-")
            .toLowerCase(Locale.ROOT);
    words = words.startsWith("-") ? words.substring(1) : words;
    words = words.endsWith("-") ? words.substring(0, words.length() - 1) : words;
    return words.startsWith("env-") ? words.substring("env-".length()) : words;
  }
}
