package dev.eoslint.benchmarks.corpus;

import dev.eoslint.benchmarks.TextTable;
import dev.eoslint.benchmarks.corpus.Judgement.Fate;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** The result as text. The same findings give the same text; only the last section has times. */
final class CorpusReport {

  private static final String INDENT = "  ";

  private final List<Label> labels;
  private final Families families;
  private final Set<String> rules;
  private final List<TreeRun> runs;
  private final Judgement judgement;
  private final StringBuilder text = new StringBuilder();

  /**
   * Creates the report.
   *
   * @param labels all labels
   * @param families which rules answer which labels
   * @param rules the rules that exist
   * @param runs the runs, sorted by repository
   * @param judgement what became of labels and findings
   */
  CorpusReport(
      List<Label> labels,
      Families families,
      Set<String> rules,
      List<TreeRun> runs,
      Judgement judgement) {
    this.labels = labels;
    this.families = families;
    this.rules = new TreeSet<>(rules);
    this.runs = runs;
    this.judgement = judgement;
  }

  /**
   * Returns the text.
   *
   * @param withTimes whether it ends with the time per tree
   */
  String render(boolean withTimes) {
    text.setLength(0);
    writeSubject();
    writeFamilies();
    writeRules();
    writeLabels(Fate.MISSED, "Problems that are missed");
    writeLabels(Fate.ELSEWHERE, "Problems that a finding elsewhere may mean, to be judged by hand");
    writeFalseReports();
    writeUnlabelled();
    writeLabels(Fate.NOT_MEASURED, "Labels whose file was not there or not linted");
    writeNotAnalyzed();
    if (withTimes) {
      writeTimes();
    }
    return text.toString();
  }

  private void section(String title, long count) {
    text.append("\n== ").append(title);
    if (count >= 0) {
      text.append(": ").append(count);
    }
    text.append('\n');
  }

  private void line(Object... words) {
    text.append(Arrays.stream(words).map(Object::toString).collect(Collectors.joining(INDENT)));
    text.append('\n');
  }

  private void writeSubject() {
    long problems = labels.stream().filter(Label::isProblem).count();
    long repositories = labels.stream().map(Label::repository).distinct().count();
    line(
        "%d labels in %d repositories: %d problems, %d clean; %d trees linted"
            .formatted(
                labels.size(), repositories, problems, labels.size() - problems, runs.size()));
    Set<String> asked = new TreeSet<>(families.rules());
    asked.removeAll(rules);
    line("Rules that labels ask for and that do not exist: " + listed(asked));
    Set<String> without = new TreeSet<>(rules);
    without.removeAll(families.rules());
    line("Rules that no label asks for: " + listed(without));
  }

  private static String listed(Set<String> names) {
    return names.isEmpty() ? "none" : String.join(", ", names);
  }

  private void writeFamilies() {
    section("Families of labels", -1);
    TextTable table =
        new TextTable(
            1,
            "family",
            "problems",
            "hit",
            "elsewhere",
            "missed",
            "recall",
            "clean",
            "silent",
            "false",
            "no rule",
            "unmeasured");
    families.group(labels).forEach((family, members) -> table.row(cells(family.name(), members)));
    table.row(cells("all", labels));
    text.append(table.render());
  }

  private Object[] cells(String name, Collection<Label> members) {
    Map<Fate, Long> counts =
        members.stream().collect(Collectors.groupingBy(judgement::fateOf, Collectors.counting()));
    long problems = members.stream().filter(Label::isProblem).count();
    long hit = counts.getOrDefault(Fate.HIT, 0L);
    long elsewhere = counts.getOrDefault(Fate.ELSEWHERE, 0L);
    long missed = counts.getOrDefault(Fate.MISSED, 0L);
    return new Object[] {
      name,
      problems,
      hit,
      elsewhere,
      missed,
      share(hit, hit + elsewhere + missed),
      members.size() - problems,
      counts.getOrDefault(Fate.SILENT, 0L),
      counts.getOrDefault(Fate.FALSE, 0L),
      counts.getOrDefault(Fate.NO_RULE, 0L),
      counts.getOrDefault(Fate.NOT_MEASURED, 0L)
    };
  }

  private static String share(long part, long whole) {
    return whole == 0 ? "-" : String.format(Locale.ROOT, "%.2f", (double) part / whole);
  }

  private void writeRules() {
    section("Rules", -1);
    line("Precision is of the findings near a label; recall is of the problems of all families");
    line("that the rule answers, also of those that another of their rules reports.");
    TextTable table =
        new TextTable(
            1,
            "rule",
            "findings",
            "confirmed",
            "false",
            "unlabelled",
            "precision",
            "problems",
            "hit",
            "recall");
    for (RuleScore score : judgement.scores()) {
      table.row(
          score.rule(),
          score.findings(),
          score.confirmed(),
          score.falselyReported(),
          score.unlabelled(),
          share(score.confirmed(), score.confirmed() + score.falselyReported()),
          score.problems(),
          score.hit(),
          share(score.hit(), score.problems()));
    }
    text.append(table.render());
  }

  private void writeLabels(Fate fate, String title) {
    List<Label> members = judgement.labels(fate);
    section(title, members.size());
    families
        .group(members)
        .forEach(
            (family, group) -> {
              line(family.name());
              for (Label label : group) {
                line("", label.place(), "(" + label.confidence() + ", " + label.name() + ")");
                line("", "", label.why());
                if (fate == Fate.ELSEWHERE) {
                  for (ReportedFinding finding : judgement.elsewhere(label)) {
                    line("", "", "perhaps", finding.rule(), finding.where());
                  }
                }
              }
            });
  }

  private void writeFalseReports() {
    List<ReportedFinding> findings = judgement.falselyReported();
    section("Findings on lines that are labelled clean", findings.size());
    for (ReportedFinding finding : findings) {
      line(finding.rule(), finding.repository(), finding.where());
      line("", finding.message());
      judgement
          .ownerOf(finding)
          .ifPresent(label -> line("", "clean (" + label.confidence() + "): " + label.why()));
    }
  }

  private void writeUnlabelled() {
    List<ReportedFinding> findings = judgement.unlabelled();
    section("Findings near no label, to be judged by hand", findings.size());
    String repository = "";
    for (ReportedFinding finding : findings) {
      if (!finding.repository().equals(repository)) {
        repository = finding.repository();
        line(repository);
      }
      line("", finding.rule(), finding.where());
      line("", "", finding.message());
    }
  }

  private void writeNotAnalyzed() {
    List<TreeRun> failed = runs.stream().filter(TreeRun::failed).toList();
    section("Trees that could not be linted", failed.size());
    for (TreeRun run : failed) {
      line(run.repository(), "exit code " + run.exitCode(), run.failure());
    }
    section(
        "Notices of what was not analysed",
        runs.stream().mapToLong(run -> run.report().notAnalyzed().size()).sum());
    for (TreeRun run : runs) {
      run.report().notAnalyzed().forEach(notice -> line(run.repository(), notice));
    }
  }

  private void writeTimes() {
    section("Time per tree", -1);
    TextTable table =
        new TextTable(1, "tree", "ms", "exit code", "Java files", "analysed", "findings");
    for (TreeRun run : runs) {
      table.row(
          run.repository(),
          run.wall().toMillis(),
          run.exitCode(),
          run.report().javaFiles(),
          run.report().analyzedFiles(),
          run.report().findings().size());
    }
    table.row(
        "all",
        runs.stream().mapToLong(run -> run.wall().toMillis()).sum(),
        "",
        runs.stream().mapToLong(run -> run.report().javaFiles()).sum(),
        runs.stream().mapToLong(run -> run.report().analyzedFiles()).sum(),
        runs.stream().mapToLong(run -> run.report().findings().size()).sum());
    text.append(table.render());
  }
}
