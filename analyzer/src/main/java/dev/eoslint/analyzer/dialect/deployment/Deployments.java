package dev.eoslint.analyzer.dialect.deployment;

import dev.eoslint.analyzer.model.Deployment;
import java.util.List;

/**
 * How the modules of a tree are run.
 *
 * @param all what the deployment files run, in the order of the sites; a workload whose program is
 *     made of several modules is held once for each of them
 * @param environment what the files set in the environment of the modules
 * @param containers all containers, as each file describes them
 */
public record Deployments(
    List<Deployment> all, DeploymentEnvironment environment, List<DeployedContainer> containers) {

  /** Copies the lists. */
  public Deployments {
    all = List.copyOf(all);
    containers = List.copyOf(containers);
  }
}
