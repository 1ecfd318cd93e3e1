package dev.eoslint.maven;

import java.util.List;
import java.util.Map;
import org.apache.maven.plugin.MojoExecutionException;

/**
 * The analyses that the modules of a build share. The first module that asks runs the analysis, the
 * others wait for it.
 */
final class SharedAnalyses {

  private final Map<Object, Object> shared;

  /**
   * Creates a view of what the modules share.
   *
   * @param shared the map of {@link Build#shared()}
   */
  SharedAnalyses(Map<Object, Object> shared) {
    this.shared = shared;
  }

  /**
   * Returns the analysis of the build.
   *
   * @param execution the id of the execution; different executions share nothing
   * @param module the id of the module that asks
   * @throws MojoExecutionException when another module asked with other options, or the analysis
   *     fails
   */
  Shared get(String execution, String module, AnalysisOptions options, Run run)
      throws MojoExecutionException {
    synchronized (shared) {
      requireOneSetOfOptions(execution, module, options.toString());
      // A module can load the plugin in a class loader of its own, which cannot use the objects of
      // the others; its class objects differ too.
      List<Object> key = List.of(BuildAnalysis.class, execution);
      if (shared.get(key) instanceof BuildAnalysis known) {
        return new Shared(known, false);
      }
      BuildAnalysis fresh = run.analyze(options);
      shared.put(key, fresh);
      return new Shared(fresh, true);
    }
  }

  private void requireOneSetOfOptions(String execution, String module, String options)
      throws MojoExecutionException {
    Object known = shared.putIfAbsent(List.of("options", execution), List.of(module, options));
    if (known instanceof List<?> first && !first.get(1).equals(options)) {
      throw new MojoExecutionException(
          ("The modules of a build are analysed as one application and need one set of settings,"
                  + " but '%s' has (%s) and '%s' has (%s). Configure the plugin in the parent POM,"
                  + " or use the settings file.")
              .formatted(first.get(0), first.get(1), module, options));
    }
  }

  /**
   * An analysis and who ran it.
   *
   * @param fresh whether the module that asked is the one that ran it
   */
  record Shared(BuildAnalysis analysis, boolean fresh) {}

  /** Runs the analysis. */
  @FunctionalInterface
  interface Run {
    BuildAnalysis analyze(AnalysisOptions options) throws MojoExecutionException;
  }
}
