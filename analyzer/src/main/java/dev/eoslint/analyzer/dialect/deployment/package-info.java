/**
 * Reads how the modules of a tree are run: Kubernetes manifests, Helm charts, Kustomize overlays
 * and Compose files become the number of instances of a module and the environment variables that
 * its containers get.
 *
 * <p>What the files leave open stays open: a workload that could mean several modules belongs to
 * none, and a number that depends on what is not in the tree is no number.
 */
@NullMarked
package dev.eoslint.analyzer.dialect.deployment;

import org.jspecify.annotations.NullMarked;
