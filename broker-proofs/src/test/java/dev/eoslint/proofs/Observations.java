package dev.eoslint.proofs;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** The file with what all proofs saw, a line for each rule and version. */
final class Observations {

  private static final String HEADER = "rule\tkafka\tobserved\twith the repair";
  private static final String HOW_TO_UPDATE =
      "Write it anew with: mvn -pl broker-proofs -am verify -Dproofs.update";

  private static final Comparator<Observation> ORDER =
      Comparator.comparing(Observation::rule).thenComparing(Observation::kafka);

  private final Path file;
  private final boolean update;

  private Observations(Path file, boolean update) {
    this.file = file;
    this.update = update;
  }

  /** Returns the file that is committed; with {@code -Dproofs.update} it is written. */
  static Observations ofRepository() {
    return new Observations(Repository.observations(), System.getProperty("proofs.update") != null);
  }

  /** Fails unless the file says the same, or writes it to the file and to the page of the rule. */
  void confirm(Observation observation) {
    if (update) {
      write(observation);
      new PageSentences(Repository.pageOf(observation.rule())).write(of(observation.rule()));
    }
    assertThat(of(observation.rule())).as(HOW_TO_UPDATE).contains(observation);
  }

  /** Returns what was observed of a rule. */
  List<Observation> of(String rule) {
    return all().stream().filter(observation -> observation.rule().equals(rule)).toList();
  }

  /** Returns all lines of the file. */
  List<Observation> all() {
    return lines().stream().map(Observations::read).sorted(ORDER).toList();
  }

  private static Observation read(String line) {
    String[] cells = line.split("\t", -1);
    return new Observation(cells[0], cells[1], cells[2], cells[3]);
  }

  private void write(Observation observation) {
    List<Observation> observations = new ArrayList<>(all());
    observations.removeIf(
        old ->
            old.rule().equals(observation.rule())
                && (old.kafka().equals(observation.kafka()) || !old.isOfThisBuild()));
    observations.add(observation);
    List<String> lines = new ArrayList<>(List.of(HEADER));
    observations.stream()
        .sorted(ORDER)
        .forEach(
            line ->
                lines.add(
                    String.join("\t", line.rule(), line.kafka(), line.harm(), line.repair())));
    try {
      Files.writeString(file, String.join("\n", lines) + "\n");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private List<String> lines() {
    if (!Files.exists(file)) {
      return List.of();
    }
    try (var lines = Files.lines(file)) {
      return lines.skip(1).toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
