package dev.eoslint.analyzer.lint;

import dev.eoslint.analyzer.dialect.ReadApplication;
import dev.eoslint.analyzer.model.KafkaApplication;
import dev.eoslint.analyzer.model.Site;
import dev.eoslint.analyzer.rule.Finding;
import dev.eoslint.analyzer.rule.Problem;
import dev.eoslint.analyzer.rule.Rule;
import dev.eoslint.analyzer.rule.RuleDescription;
import dev.eoslint.analyzer.rule.RuleInfo;
import dev.eoslint.analyzer.source.FileKind;
import dev.eoslint.analyzer.source.Notice;
import dev.eoslint.analyzer.source.SourceRequest;
import dev.eoslint.analyzer.source.SourceTree;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** One run over one tree, from its files to its result. */
final class LintRun {

  private static final Site NO_FILE = Site.startOf(".");

  private final Map<String, Rule> rules;
  private final RuleCatalogue catalogue;
  private final Linter.ReadingStep reading;
  private final LintRequest request;
  private final LintSettings settings;
  private final List<RuleDescription> active;
  private final FindingMaker findings;
  private final Set<String> completed = new HashSet<>();
  private final Set<Notice> notices = new TreeSet<>();

  LintRun(
      Map<String, Rule> rules,
      RuleCatalogue catalogue,
      Linter.ReadingStep reading,
      LintRequest request) {
    this.rules = rules;
    this.catalogue = catalogue;
    this.reading = reading;
    this.request = request;
    this.settings = request.settings();
    this.active = catalogue.active(settings);
    this.findings = new FindingMaker(settings);
  }

  LintResult result() {
    SourceTree sources =
        SourceTree.read(
            new SourceRequest(
                request.root(),
                request.inputs(),
                settings.excludes(),
                reading.triggerWords(),
                settings.includeTests()));
    ReadApplication read = reading.read(sources, settings);
    List<Finding> judged = judge(read.application());
    notices.addAll(sources.notices());
    notices.addAll(read.notices());
    Suppressions.Divided divided = divide(judged, sources);
    return new LintResult(
        sources.root(),
        divided.open().stream().filter(this::isSureEnough).sorted().toList(),
        divided.suppressed().stream()
            .filter(suppressed -> isSureEnough(suppressed.finding()))
            .sorted(Comparator.comparing(SuppressedFinding::finding))
            .toList(),
        List.copyOf(notices),
        active,
        summary(sources, read),
        sources);
  }

  private List<Finding> judge(KafkaApplication application) {
    List<Finding> judged = new ArrayList<>();
    for (RuleDescription description : active) {
      Rule rule = rules.get(description.name());
      if (rule != null) {
        judged.addAll(findings.findings(description, judge(rule, description, application)));
      }
    }
    return judged;
  }

  /** A rule that fails is left out; the others still have their say. */
  private List<Problem> judge(
      Rule rule, RuleDescription description, KafkaApplication application) {
    try {
      List<Problem> problems = rule.judge(application);
      completed.add(description.name());
      return problems;
    } catch (RuntimeException | StackOverflowError fault) {
      notices.add(
          Notice.ofFault(
              NO_FILE,
              "The rule '%s' failed and reported nothing".formatted(description.name()),
              fault));
      return List.of();
    }
  }

  private Suppressions.Divided divide(List<Finding> judged, SourceTree sources) {
    Set<String> filesWithFindings =
        judged.stream().map(finding -> finding.site().file()).collect(Collectors.toSet());
    Suppressions suppressions =
        new Suppressions(new SuppressionReader(sources).read(filesWithFindings));
    Suppressions.Divided divided = suppressions.divide(judged);
    divided.add(
        suppressions.divide(
            findings(SuppressionWithoutReason.class, SuppressionWithoutReason.in(suppressions))));
    divided.add(
        suppressions.divide(
            findings(
                UnknownRuleInSuppression.class,
                UnknownRuleInSuppression.in(suppressions, catalogue))));
    if (unusedIsCertain()) {
      divided.add(
          suppressions.divide(
              findings(UnusedSuppression.class, UnusedSuppression.in(suppressions, completed))));
    }
    return divided;
  }

  /** The findings of one of the linter's own rules, if it runs. */
  private List<Finding> findings(Class<?> ownRule, Collection<Problem> problems) {
    RuleInfo info = ownRule.getAnnotation(RuleInfo.class);
    Optional<RuleDescription> rule =
        active.stream().filter(each -> info != null && each.name().equals(info.name())).findFirst();
    return rule.map(description -> findings.findings(description, problems)).orElse(List.of());
  }

  /** What was not read could hold the other half of a problem. */
  private boolean unusedIsCertain() {
    return notices.stream().noneMatch(notice -> notice.level() == Notice.Level.INCOMPLETE)
        && request.inputs().stream().allMatch(Files::isDirectory);
  }

  private boolean isSureEnough(Finding finding) {
    return finding.confidence().isAtLeast(settings.minimumConfidence());
  }

  private static LintSummary summary(SourceTree sources, ReadApplication read) {
    int javaFiles = sources.files(FileKind.JAVA).size();
    return new LintSummary(
        javaFiles, sources.files().size() - javaFiles, read.analyzedFiles(), read.usesKafka());
  }
}
