package dev.eoslint.maven;

import dev.eoslint.analyzer.lint.Linter;
import dev.eoslint.analyzer.lint.RuleCatalogue;
import dev.eoslint.analyzer.rule.RuleDescription;
import dev.eoslint.reports.RuleExplanation;
import dev.eoslint.rules.BuiltInRules;
import org.apache.maven.plugin.AbstractMojo;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.jspecify.annotations.Nullable;

/** Prints what there is to know about a rule: why it matters and how to repair it. */
@Mojo(name = "explain", requiresProject = false, threadSafe = true)
public final class ExplainMojo extends AbstractMojo {

  /**
   * The name of the rule.
   *
   * @since 0.1.0
   */
  @Parameter(property = "eoslint.rule")
  private @Nullable String rule;

  @Override
  public void execute() throws MojoExecutionException {
    RuleCatalogue catalogue = new Linter(BuiltInRules.ruleSet()).catalogue();
    if (rule == null) {
      throw new MojoExecutionException(
          "Name a rule with -Deoslint.rule=NAME. There are: %s."
              .formatted(String.join(", ", catalogue.names())));
    }
    String name = rule;
    RuleDescription description =
        catalogue.find(name).orElseThrow(() -> new MojoExecutionException(catalogue.unknown(name)));
    String text = new RuleExplanation(description, catalogue.onByDefault().contains(name)).text();
    getLog().info(System.lineSeparator() + text);
  }
}
