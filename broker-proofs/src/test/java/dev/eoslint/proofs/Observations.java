package dev.eoslint.proofs;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** The file with what all proofs saw, one line for each rule. */
final class Observations {

  private static final String HEADER = "rule\tkafka\tobserved\twith the repair";
  private static final String HOW_TO_UPDATE =
      "Write it anew with: mvn -pl broker-proofs -am verify -Dproofs.update";

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
      new PageSentence(Repository.pageOf(observation.rule())).write(observation);
    }
    assertThat(all()).as(HOW_TO_UPDATE).contains(observation);
  }

  /** Returns all lines of the file. */
  List<Observation> all() {
    return List.copyOf(byRule().values());
  }

  private void write(Observation observation) {
    Map<String, Observation> observations = byRule();
    observations.put(observation.rule(), observation);
    List<String> lines = new ArrayList<>(List.of(HEADER));
    observations
        .values()
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

  private Map<String, Observation> byRule() {
    Map<String, Observation> observations = new TreeMap<>();
    for (String line : lines()) {
      String[] cells = line.split("\t", -1);
      observations.put(cells[0], new Observation(cells[0], cells[1], cells[2], cells[3]));
    }
    return observations;
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
