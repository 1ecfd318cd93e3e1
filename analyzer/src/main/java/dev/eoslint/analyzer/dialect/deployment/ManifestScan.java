package dev.eoslint.analyzer.dialect.deployment;

import java.util.Set;

/**
 * Tells whether a text can hold a manifest that matters before it is parsed. Trees hold megabytes
 * of other YAML, resource definitions and interface descriptions above all.
 */
final class ManifestScan {

  private static final String KIND = "kind:";

  private static final Set<String> KINDS =
      Set.of(
          "ConfigMap",
          "Deployment",
          "DeploymentConfig",
          "HorizontalPodAutoscaler",
          "ReplicaSet",
          "ReplicationController",
          "Rollout",
          "ScaledObject",
          "StatefulSet");

  private ManifestScan() {}

  /** Returns whether a text names a kind of manifest that matters, or looks like a Compose file. */
  static boolean mayMatter(String text) {
    return text.startsWith("services:")
        || text.contains("\nservices:")
        || text.contains("serving.knative.dev")
        || namesKind(text);
  }

  private static boolean namesKind(String text) {
    int found = text.indexOf(KIND);
    while (found >= 0) {
      int start = found + KIND.length();
      while (start < text.length() && " \t\"'".indexOf(text.charAt(start)) >= 0) {
        start++;
      }
      int end = start;
      while (end < text.length() && Character.isLetter(text.charAt(end))) {
        end++;
      }
      if (KINDS.contains(text.substring(start, end))) {
        return true;
      }
      found = text.indexOf(KIND, end);
    }
    return false;
  }
}
