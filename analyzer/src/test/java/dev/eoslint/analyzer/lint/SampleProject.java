package dev.eoslint.analyzer.lint;

import dev.eoslint.analyzer.dialect.ApplicationReader;
import dev.eoslint.analyzer.dialect.KnownLibraries;
import dev.eoslint.analyzer.dialect.ReadApplication;
import dev.eoslint.analyzer.java.parse.JavaFileParser;
import dev.eoslint.analyzer.java.reach.JavaProject;
import dev.eoslint.analyzer.kafka.KafkaVersion;
import dev.eoslint.analyzer.rule.PageText;
import dev.eoslint.analyzer.rule.Problem;
import dev.eoslint.analyzer.rule.Rule;
import dev.eoslint.analyzer.rule.RuleDescription;
import dev.eoslint.analyzer.rule.RuleInfo;
import dev.eoslint.analyzer.rule.RuleSet;
import dev.eoslint.analyzer.source.SourceFile;
import dev.eoslint.analyzer.source.SourceText;
import dev.eoslint.analyzer.source.SourceTree;
import dev.eoslint.analyzer.source.TriggerWords;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A project in which the word {@code firstProblem} is a problem of {@code first-rule}, and {@code
 * secondProblem} one of {@code second-rule}, wherever they stand.
 */
final class SampleProject {

  private final Path root;
  private final Reading reading = new Reading();

  SampleProject(Path root) {
    this.root = root;
  }

  /** Writes a file. */
  SampleProject with(String path, String content) {
    try {
      Path file = root.resolve(path);
      Files.createDirectories(file.getParent());
      Files.writeString(file, content);
      return this;
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  /** Lints with the defaults. */
  LintResult lint() {
    return lint(LintSettings.defaults());
  }

  /** Lints the whole project. */
  LintResult lint(LintSettings settings) {
    return linter().lint(new LintRequest(root, List.of(root), settings));
  }

  /** Returns a linter with both rules, which are on by default. */
  Linter linter() {
    return linter(
        List.of(
            new FirstRule(() -> reading.problems("firstProblem")),
            new SecondRule(() -> reading.problems("secondProblem"))));
  }

  /** Returns a linter with these rules, all of them on by default. */
  Linter linter(List<Rule> rules) {
    List<RuleDescription> descriptions =
        rules.stream().map(rule -> description(rule.getClass())).toList();
    Set<String> names = Set.copyOf(descriptions.stream().map(RuleDescription::name).toList());
    return new Linter(new RuleSet(rules, descriptions, names), reading);
  }

  static RuleDescription description(Class<?> rule) {
    RuleInfo info = rule.getAnnotation(RuleInfo.class);
    return new RuleDescription(
        info.name(),
        info.title(),
        info.since(),
        info.severity(),
        info.confidence(),
        info.kafkaVersions(),
        List.of(info.tags()),
        new PageText.Given("# " + info.name() + "\n\nFor tests.\n"));
  }

  /** Finds no application at all. */
  private static final class Reading implements Linter.ReadingStep {

    private final List<SourceText> texts = new ArrayList<>();

    @Override
    public TriggerWords triggerWords() {
      List<String> words = List.of("Problem", "eoslint:");
      return TriggerWords.of(words, words);
    }

    @Override
    public void prepare() {}

    @Override
    public ReadApplication read(SourceTree sources, LintSettings settings) {
      texts.clear();
      try (JavaFileParser parser = new JavaFileParser()) {
        JavaProject project = new JavaProject(sources, parser, name -> false);
        project.mattering().forEach(project::parsed);
        sources.files().stream().filter(SourceFile::matters).map(sources::text).forEach(texts::add);
        return new ReadApplication(
            ApplicationReader.read(
                    KnownLibraries.load(), sources, Optional.of(KafkaVersion.of(4, 0)), List.of())
                .application(),
            project.notices(),
            texts.size(),
            !texts.isEmpty());
      }
    }

    List<Problem> problems(String word) {
      List<Problem> problems = new ArrayList<>();
      for (SourceText text : texts) {
        int offset = text.content().indexOf(word);
        while (offset >= 0) {
          problems.add(
              Problem.at(text.site(offset, offset + word.length()), "There is '" + word + "'."));
          offset = text.content().indexOf(word, offset + 1);
        }
      }
      return problems;
    }
  }
}
