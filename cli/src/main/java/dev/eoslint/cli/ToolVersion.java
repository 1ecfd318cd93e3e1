package dev.eoslint.cli;

import java.util.Optional;
import picocli.CommandLine.IVersionProvider;

/** The version of eoslint, as the jar file says it. */
final class ToolVersion implements IVersionProvider {

  private static final String OUTSIDE_OF_A_JAR = "0.0.0-development";

  /** Returns the version in the form of semantic versioning. */
  static String number() {
    return Optional.ofNullable(ToolVersion.class.getPackage().getImplementationVersion())
        .orElse(OUTSIDE_OF_A_JAR);
  }

  @Override
  public String[] getVersion() {
    return new String[] {"eoslint " + number()};
  }
}
