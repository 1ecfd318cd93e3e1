package dev.eoslint.cli;

import java.io.OutputStream;
import java.nio.file.Path;
import java.util.Map;

/**
 * What the process gives to the command.
 *
 * @param out standard output
 * @param err standard error
 * @param environment the environment variables
 * @param workingFolder the folder that paths of the command line are relative to
 * @param terminal whether standard output goes to people at a terminal
 */
record Surroundings(
    OutputStream out,
    OutputStream err,
    Map<String, String> environment,
    Path workingFolder,
    boolean terminal) {

  /** Returns whether an environment variable is there and not empty. */
  boolean has(String variable) {
    return !environment.getOrDefault(variable, "").isEmpty();
  }
}
