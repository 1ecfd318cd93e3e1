package dev.eoslint.rules;

import java.util.Set;

/** Names of profiles and files that are not for production. */
public final class DevelopmentNames {

  private static final Set<String> WORDS =
      Set.of(
          "dev",
          "devel",
          "develop",
          "development",
          "local",
          "localhost",
          "test",
          "tests",
          "testing",
          "it",
          "ci",
          "e2e",
          "demo",
          "docker",
          "compose",
          "sandbox",
          "embedded",
          "example",
          "examples",
          "sample");

  private DevelopmentNames() {}

  /** Returns whether one of the words in {@code name} speaks of development or tests. */
  public static boolean isOne(String name) {
    return Words.of(name).anyMatch(WORDS::contains);
  }
}
