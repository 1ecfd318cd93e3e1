package dev.eoslint.analyzer.lint;

import dev.eoslint.analyzer.dialect.ApplicationReader;
import dev.eoslint.analyzer.dialect.KnownLibraries;
import dev.eoslint.analyzer.dialect.ReadApplication;
import dev.eoslint.analyzer.rule.Rule;
import dev.eoslint.analyzer.rule.RuleDescription;
import dev.eoslint.analyzer.rule.RuleInfo;
import dev.eoslint.analyzer.rule.RuleSet;
import dev.eoslint.analyzer.source.SourceTree;
import dev.eoslint.analyzer.source.TriggerWords;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Lints source trees. One linter can lint several trees, one after the other or at once. */
public final class Linter {

  private static final String PAGES = "/dev/eoslint/analyzer/lint/";

  private static final List<Class<?>> OWN_RULES =
      List.of(
          SuppressionWithoutReason.class, UnknownRuleInSuppression.class, UnusedSuppression.class);

  private final Map<String, Rule> rules;
  private final RuleCatalogue catalogue;
  private final ReadingStep reading;

  /**
   * Creates a linter with the given rules and those about suppressions, which are on by default.
   *
   * @throws IllegalArgumentException when rules and descriptions do not belong together, or a name
   *     is twice there or of no rule
   */
  public Linter(RuleSet rules) {
    this(rules, new ReadingStep.OfApplications());
  }

  Linter(RuleSet given, ReadingStep reading) {
    this.rules =
        given.rules().stream().collect(Collectors.toMap(Linter::nameOf, Function.identity()));
    Set<String> described =
        given.descriptions().stream().map(RuleDescription::name).collect(Collectors.toSet());
    if (!described.equals(this.rules.keySet())) {
      throw new IllegalArgumentException(
          "Rules %s are described as %s.".formatted(this.rules.keySet(), described));
    }
    List<RuleDescription> own =
        OWN_RULES.stream().map(type -> RuleDescription.of(type, PAGES)).toList();
    Set<String> allOnByDefault = new HashSet<>(given.onByDefault());
    own.forEach(rule -> allOnByDefault.add(rule.name()));
    this.catalogue =
        new RuleCatalogue(
            Stream.concat(given.descriptions().stream(), own.stream()).toList(), allOnByDefault);
    this.reading = reading;
  }

  private static String nameOf(Rule rule) {
    RuleInfo info = rule.getClass().getAnnotation(RuleInfo.class);
    if (info == null) {
      throw new IllegalArgumentException(rule.getClass().getName() + " has no @RuleInfo.");
    }
    return info.name();
  }

  /** Returns all rules that this linter knows. */
  public RuleCatalogue catalogue() {
    return catalogue;
  }

  /** Returns all that there is to tell about the inputs. What fails becomes a notice. */
  public LintResult lint(LintRequest request) {
    return DeepStack.call(() -> new LintRun(rules, catalogue, reading, request).result());
  }

  /**
   * Loads what every run needs, so that a run which starts later starts sooner. It changes nothing
   * else, and can go on beside a run on another thread.
   */
  public void prepare() {
    reading.prepare();
  }

  /** From a source tree to the model that rules judge. */
  interface ReadingStep {

    /** Returns the words that make a file matter. */
    TriggerWords triggerWords();

    /** Loads what does not depend on a tree. */
    void prepare();

    /** Returns the application in {@code sources}. */
    ReadApplication read(SourceTree sources, LintSettings settings);

    /** The real step. */
    final class OfApplications implements ReadingStep {

      private final Deferred<KnownLibraries> libraries = new Deferred<>(KnownLibraries::load);

      @Override
      public TriggerWords triggerWords() {
        return ApplicationReader.triggerWords();
      }

      @Override
      public void prepare() {
        libraries.get();
        ApplicationReader.prepare();
      }

      @Override
      public ReadApplication read(SourceTree sources, LintSettings settings) {
        return ApplicationReader.read(
            libraries.get(), sources, settings.kafkaVersion(), settings.clients());
      }
    }
  }
}
