package dev.eoslint.analyzer.model;

import java.util.Optional;

/**
 * How a module is run, as a deployment file says.
 *
 * @param name what the file calls it
 * @param kind what states it, for messages: {@code "Deployment"}, {@code "Compose service"}
 * @param site the line that states the number of instances
 * @param instances how many instances run at least at some time
 * @param names what becomes of the name of an instance when another one takes its place
 * @param module the module that it runs; empty when the file could mean several
 */
public record Deployment(
    String name,
    String kind,
    Site site,
    int instances,
    Names names,
    Optional<ApplicationModule> module) {

  /**
   * What becomes of the names of instances.
   *
   * <p>Source: Kubernetes, "Deployments" and "StatefulSets".
   */
  public enum Names {
    /** Each new one gets another name, as the pods of a Deployment do. */
    NEW,
    /** The one that takes its place gets the same, as the pods of a StatefulSet do. */
    KEPT,
    /** The file does not tell. */
    UNKNOWN
  }
}
