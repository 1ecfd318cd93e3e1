package dev.eoslint.benchmarks.speed;

/**
 * What eoslint shall reach on one kind of tree.
 *
 * @param timesScan at most so many times as long as the scan
 * @param timesScanAim what is aimed at
 * @param fasterThanPmd at least so many times as fast as PMD
 * @param fasterThanPmdAim what is aimed at
 */
record Targets(
    double timesScan, double timesScanAim, double fasterThanPmd, double fasterThanPmdAim) {

  /** A service of thousands of files, of which few touch Kafka. */
  static final Targets SERVICE = new Targets(3, 1.5, 25, 55);

  /** A large tree, of which many files touch Kafka. */
  static final Targets LARGE_TREE = new Targets(15, 3, 9, 45);

  /** The most memory that eoslint may hold at once, in MiB, on any tree. */
  static final double PEAK_MEBIBYTES = 256;

  /** How much more time or memory a file may cost in eight copies of a tree than in one. */
  static final double GROWTH = 1;
}
