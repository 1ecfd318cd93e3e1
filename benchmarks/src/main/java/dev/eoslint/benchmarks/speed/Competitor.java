package dev.eoslint.benchmarks.speed;

import java.util.List;
import java.util.Set;

/**
 * A program that is measured.
 *
 * @param name its name
 * @param command the program and its arguments; the root of the tree follows them
 * @param exitCodes the exit codes with which it has done its work
 */
record Competitor(String name, List<String> command, Set<Integer> exitCodes) {

  Competitor {
    command = List.copyOf(command);
    exitCodes = Set.copyOf(exitCodes);
  }
}
