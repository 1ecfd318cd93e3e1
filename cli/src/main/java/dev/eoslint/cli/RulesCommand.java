package dev.eoslint.cli;

import dev.eoslint.analyzer.lint.Linter;
import dev.eoslint.analyzer.lint.RuleCatalogue;
import dev.eoslint.reports.RuleTable;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Prints all rules. */
@Command(
    name = "rules",
    description = "Lists all rules, with severity, confidence and whether they are on by default.",
    descriptionHeading = "%n",
    optionListHeading = "%nOptions:%n")
final class RulesCommand implements Callable<Integer> {

  /** Where the index of rules finds the pages. */
  private static final String PAGES = "rules/";

  private final Supplier<Linter> linter;
  private final Surroundings surroundings;

  @Option(names = "--markdown", description = "Print a table in Markdown, with links to the pages.")
  private boolean markdown;

  RulesCommand(Supplier<Linter> linter, Surroundings surroundings) {
    this.linter = linter;
    this.surroundings = surroundings;
  }

  @Override
  public Integer call() throws IOException {
    RuleCatalogue catalogue = linter.get().catalogue();
    RuleTable table = new RuleTable(catalogue.rules(), catalogue.onByDefault());
    String text = markdown ? table.markdown(PAGES) : table.text();
    surroundings.out().write(text.getBytes(StandardCharsets.UTF_8));
    return ExitCode.CLEAN.number();
  }
}
