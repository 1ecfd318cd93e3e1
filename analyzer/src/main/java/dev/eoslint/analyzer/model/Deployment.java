package dev.eoslint.analyzer.model;

import java.util.Optional;

/**
 * How a module is run, as a deployment file says.
 *
 * @param name what the file calls it
 * @param kind what states it, for messages: {@code "Deployment"}, {@code "Compose service"}
 * @param site the line that states the number of instances
 * @param instances how many instances run at least at some time
 * @param module the module that it runs; empty when the file could mean several
 */
public record Deployment(
    String name, String kind, Site site, int instances, Optional<ApplicationModule> module) {}
