package dev.eoslint.reports;

import dev.eoslint.analyzer.lint.LintResult;
import dev.eoslint.analyzer.rule.RuleDescription;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** The addresses of the pages of the rules of a result. */
final class RulePages {

  private final Map<String, String> addresses;

  RulePages(LintResult result) {
    this.addresses =
        result.rules().stream()
            .collect(Collectors.toMap(RuleDescription::name, RuleDescription::pageUrl));
  }

  /** Returns the address of the page of {@code rule}; empty when the rule was not active. */
  Optional<String> address(String rule) {
    return Optional.ofNullable(addresses.get(rule));
  }
}
