package dev.eoslint.benchmarks.corpus;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Holds findings against labels.
 *
 * <p>A finding belongs to the nearest label of the same file that its rule answers, if one is near
 * enough; at the same distance a problem goes before a clean line.
 */
final class Judgement {

  /** What became of a label. */
  enum Fate {
    /** A problem, and a rule of its family reports it there. */
    HIT,
    /**
     * A problem, and a rule of its family reports something elsewhere that may be it: it shows this
     * place with it, or reports near no label of the same file. Somebody must judge.
     */
    ELSEWHERE,
    /** A problem that is not reported. */
    MISSED,
    /** A clean line on which a rule of the family reports something. */
    FALSE,
    /** A clean line on which nothing is reported. */
    SILENT,
    /** No rule of its family exists. */
    NO_RULE,
    /** Its tree or its file is not there, or the tree could not be linted. */
    NOT_MEASURED
  }

  private final Families families;
  private final Set<String> rules;
  private final int tolerance;
  private final Map<ReportedFinding, Optional<Label>> owners = new LinkedHashMap<>();
  private final Map<Label, Fate> fates = new LinkedHashMap<>();

  /**
   * Judges.
   *
   * @param families which rules answer which labels
   * @param rules the rules that exist
   * @param tolerance how many lines a finding may be away from its label
   * @param labels all labels
   * @param measurable the labels whose file was there to be linted
   * @param findings all findings
   */
  Judgement(
      Families families,
      Set<String> rules,
      int tolerance,
      Collection<Label> labels,
      Set<Label> measurable,
      Collection<ReportedFinding> findings) {
    this.families = families;
    this.rules = Set.copyOf(rules);
    this.tolerance = tolerance;
    for (ReportedFinding finding : findings) {
      owners.put(finding, owner(finding, labels));
    }
    for (Label label : labels) {
      fates.put(label, measurable.contains(label) ? fate(label) : Fate.NOT_MEASURED);
    }
  }

  private Optional<Label> owner(ReportedFinding finding, Collection<Label> labels) {
    return labels.stream()
        .filter(label -> reaches(finding, label))
        .min(
            Comparator.comparingInt((Label label) -> distance(finding, label))
                .thenComparing(Label::verdict)
                .thenComparingInt(Label::line));
  }

  private static int distance(ReportedFinding finding, Label label) {
    return finding.place().distance(label.file(), label.line());
  }

  private boolean answers(ReportedFinding finding, Label label) {
    return finding.repository().equals(label.repository())
        && families.of(label).rules().contains(finding.rule());
  }

  private boolean reaches(ReportedFinding finding, Label label) {
    return answers(finding, label) && distance(finding, label) <= tolerance;
  }

  private Fate fate(Label label) {
    if (families.of(label).rules().stream().noneMatch(rules::contains)) {
      return Fate.NO_RULE;
    }
    if (!label.isProblem()) {
      boolean reported = owners.containsValue(Optional.of(label));
      return reported ? Fate.FALSE : Fate.SILENT;
    }
    if (owners.keySet().stream().anyMatch(finding -> hits(finding, label))) {
      return Fate.HIT;
    }
    return elsewhere(label).isEmpty() ? Fate.MISSED : Fate.ELSEWHERE;
  }

  /** One finding may hit several problems, but none when a clean line is nearer. */
  private boolean hits(ReportedFinding finding, Label label) {
    return reaches(finding, label)
        && owners.getOrDefault(finding, Optional.empty()).filter(Label::isProblem).isPresent();
  }

  private boolean mayBe(ReportedFinding finding, Label label) {
    boolean shown =
        finding.related().stream()
            .anyMatch(place -> place.distance(label.file(), label.line()) <= tolerance);
    boolean sameFile = finding.place().file().equals(label.file());
    return answers(finding, label) && (shown || (sameFile && ownerOf(finding).isEmpty()));
  }

  /** Returns the findings that are not at a label but may mean it. */
  List<ReportedFinding> elsewhere(Label label) {
    return owners.keySet().stream().filter(finding -> mayBe(finding, label)).toList();
  }

  /** Returns what became of a label. */
  Fate fateOf(Label label) {
    return fates.getOrDefault(label, Fate.NOT_MEASURED);
  }

  /** Returns the label that a finding belongs to; none when no label is near. */
  Optional<Label> ownerOf(ReportedFinding finding) {
    return owners.getOrDefault(finding, Optional.empty());
  }

  /** Returns the labels of one fate in the order of the list. */
  List<Label> labels(Fate fate) {
    return fates.keySet().stream().filter(label -> fateOf(label) == fate).toList();
  }

  /** Returns the findings that belong to no label. */
  List<ReportedFinding> unlabelled() {
    return owners.keySet().stream().filter(finding -> ownerOf(finding).isEmpty()).toList();
  }

  /** Returns the findings on lines of which a label says that they are clean. */
  List<ReportedFinding> falselyReported() {
    return owners.keySet().stream()
        .filter(finding -> ownerOf(finding).filter(label -> !label.isProblem()).isPresent())
        .toList();
  }

  /** Returns how each existing rule did, sorted by its name. */
  List<RuleScore> scores() {
    List<RuleScore> scores = new ArrayList<>();
    for (String rule : rules.stream().sorted().toList()) {
      scores.add(score(rule));
    }
    return scores;
  }

  private RuleScore score(String rule) {
    List<ReportedFinding> own =
        owners.keySet().stream().filter(finding -> finding.rule().equals(rule)).toList();
    List<Label> problems =
        fates.keySet().stream()
            .filter(Label::isProblem)
            .filter(label -> fateOf(label) != Fate.NOT_MEASURED)
            .filter(label -> families.of(label).rules().contains(rule))
            .toList();
    long hit =
        problems.stream()
            .filter(label -> own.stream().anyMatch(finding -> hits(finding, label)))
            .count();
    long confirmed =
        own.stream().filter(f -> ownerOf(f).filter(Label::isProblem).isPresent()).count();
    long unlabelled = own.stream().filter(f -> ownerOf(f).isEmpty()).count();
    return new RuleScore(
        rule,
        own.size(),
        confirmed,
        own.size() - confirmed - unlabelled,
        unlabelled,
        problems.size(),
        hit);
  }
}
