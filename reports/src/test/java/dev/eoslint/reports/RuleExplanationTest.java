package dev.eoslint.reports;

import static org.assertj.core.api.Assertions.assertThat;

import dev.eoslint.analyzer.rule.RuleDescription;
import org.junit.jupiter.api.Test;

final class RuleExplanationTest {

  @Test
  void showsThePageTheFactsAndHowToSilenceTheRule() {
    RuleDescription rule = OrderRelaySample.readsUncommitted();

    assertThat(new RuleExplanation(rule, true).text())
        .isEqualTo(
            PlainPage.of(rule.page().text())
                + """

                Facts
                -----
                title       Transactional pipeline that reads uncommitted records
                severity    error
                confidence  high
                default     on
                since       eoslint 0.1.0
                kafka       kafka-clients 0.11 and later
                tags        consumer, transactions
                page        https://eoslint.dev/rules/pipeline-reads-uncommitted

                How to silence it
                -----------------
                In a comment at the end of the line or on the line before, with the reason:
                    // eoslint:ignore[pipeline-reads-uncommitted] why it is right here
                Configuration files take the same words in their own comments, .properties files only
                on the line before. On a declaration in Java, with the reason in a comment beside it:
                    @SuppressWarnings("eoslint:pipeline-reads-uncommitted") // why it is right here
                """);
  }

  @Test
  void saysWhenTheRuleIsOff() {
    assertThat(new RuleExplanation(ResultBuilder.rule("a-rule"), false).text())
        .contains("default     off\n");
  }
}
