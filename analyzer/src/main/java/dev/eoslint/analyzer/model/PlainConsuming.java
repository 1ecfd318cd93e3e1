package dev.eoslint.analyzer.model;

import java.util.List;

/**
 * How the code polls and commits with kafka-clients.
 *
 * @param loops the loops that poll, in the order of their calls of {@code poll}
 * @param commits the commits of consumers, in the order of their sites
 * @param passedOn the creations of consumers that code out of view gets hold of
 */
public record PlainConsuming(
    List<ConsumerLoop> loops, List<ConsumerCommit> commits, List<Site> passedOn) {

  /** Copies the lists. */
  public PlainConsuming {
    loops = List.copyOf(loops);
    commits = List.copyOf(commits);
    passedOn = List.copyOf(passedOn);
  }

  /** Returns the loops in which the committed offsets decide which records are read again. */
  public List<ConsumerLoop> plainLoops() {
    return loops.stream().filter(loop -> !loop.transactional() && !loop.keepsPositions()).toList();
  }

  /** Returns the commits that stand in a loop without a transaction. */
  public List<ConsumerCommit> plainCommits() {
    List<Site> transactional =
        loops.stream().filter(ConsumerLoop::transactional).map(ConsumerLoop::poll).toList();
    return commits.stream()
        .filter(commit -> commit.poll().filter(poll -> !transactional.contains(poll)).isPresent())
        .toList();
  }
}
