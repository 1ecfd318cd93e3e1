package dev.eoslint.analyzer.java.value.jdk;

import dev.eoslint.analyzer.model.Site;
import dev.eoslint.analyzer.model.Value;

/** What is known of the environment that the application runs in. */
public interface EnvironmentModel {

  /** Returns what the environment variable {@code name} can be; {@code site} reads it. */
  Value variable(String name, Site site);

  /** Returns what the system property {@code name} can be; {@code site} reads it. */
  Value systemProperty(String name, Site site);
}
