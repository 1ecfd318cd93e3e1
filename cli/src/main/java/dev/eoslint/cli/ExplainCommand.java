package dev.eoslint.cli;

import dev.eoslint.analyzer.lint.Linter;
import dev.eoslint.analyzer.lint.RuleCatalogue;
import dev.eoslint.analyzer.rule.RuleDescription;
import dev.eoslint.reports.RuleExplanation;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Prints the page of one rule. */
@Command(
    name = "explain",
    description = "Prints what there is to know about a rule: why it matters and how to repair it.",
    descriptionHeading = "%n",
    parameterListHeading = "%nParameters:%n",
    optionListHeading = "%nOptions:%n")
final class ExplainCommand implements Callable<Integer> {

  private final Supplier<Linter> linter;
  private final Surroundings surroundings;

  @Parameters(paramLabel = "RULE", description = "The name of the rule.")
  private String name = "";

  ExplainCommand(Supplier<Linter> linter, Surroundings surroundings) {
    this.linter = linter;
    this.surroundings = surroundings;
  }

  @Override
  public Integer call() throws UsageException, IOException {
    RuleCatalogue catalogue = linter.get().catalogue();
    Optional<RuleDescription> rule = catalogue.find(name);
    if (rule.isEmpty()) {
      throw new UsageException(catalogue.unknown(name) + " 'eoslint rules' lists all rules.");
    }
    String text = new RuleExplanation(rule.get(), catalogue.onByDefault().contains(name)).text();
    surroundings.out().write(text.getBytes(StandardCharsets.UTF_8));
    return ExitCode.CLEAN.number();
  }
}
