package dev.eoslint.analyzer.config.placeholder;

/** What <code>${...}</code> means in a file. */
public enum PlaceholderSyntax {
  /**
   * <code>${name}</code> and <code>${name:default}</code>, nested at will, as in Spring,
   * MicroProfile Config and Micronaut.
   */
  PROPERTIES,
  /**
   * <code>${provider:path:key}</code> of Kafka's configuration providers (KIP-297), which have no
   * defaults.
   */
  CONFIG_PROVIDER,
  /**
   * <code>$NAME</code>, <code>${NAME:-default}</code> and <code>${NAME-default}</code> of shells
   * and Compose files; <code>$$</code> is a dollar sign.
   */
  SHELL
}
