package dev.eoslint.reports;

import static dev.eoslint.reports.ResultBuilder.siteOf;

import dev.eoslint.analyzer.lint.LintResult;
import dev.eoslint.analyzer.model.Site;
import dev.eoslint.analyzer.rule.Confidence;
import dev.eoslint.analyzer.rule.Finding;
import dev.eoslint.analyzer.rule.PageText;
import dev.eoslint.analyzer.rule.RelatedSite;
import dev.eoslint.analyzer.rule.RuleDescription;
import dev.eoslint.analyzer.rule.Severity;
import dev.eoslint.analyzer.source.Notice;
import java.nio.file.Path;
import java.util.List;

/** A result that has something of everything, behind the reports under {@code order-relay.*}. */
final class OrderRelaySample {

  static final String RELAY = "src/main/java/com/acme/orders/OrderRelay.java";
  static final String CHARGES = "src/main/java/com/acme/orders/Charges.java";
  static final String SETTINGS = "src/main/resources/application.yml";

  private static final String RELAY_TEXT =
      """
      package com.acme.orders;

      final class OrderRelay {

        void configure(Properties props, String isolation) {
          props.put(ConsumerConfig.ISOLATION_LEVEL_CONFIG, isolation);
          props.put("transactional.id", "orders");
        }

        void relay(ConsumerRecord<String, Order> record) {
          producer.beginTransaction();
          charges.charge(record);
          producer.commitTransaction();
        }
      }
      """;

  private static final String CHARGES_TEXT =
      """
      final class Charges {
        void charge(ConsumerRecord<String, Order> record) {
          send(record.value());
        }

        private void send(Order order) {
      \t/* größer 😀 */ client.send(toRequest(order), discarding());
        }
      }
      """;

  private static final String SETTINGS_TEXT = "orders:\n  # größe\n  isolation: read_uncommitted\n";

  private OrderRelaySample() {}

  static LintResult in(Path root) {
    return new ResultBuilder(root)
        .file(RELAY, RELAY_TEXT)
        .file(CHARGES, CHARGES_TEXT)
        .file(SETTINGS, SETTINGS_TEXT)
        .rule(readsUncommitted())
        .rule(externalEffect())
        .rule(hardcodedId())
        .finding(externalEffectFinding())
        .finding(readsUncommittedFinding())
        .suppressed(hardcodedIdFinding(), "one instance by design")
        .notice(
            Notice.Level.INCOMPLETE,
            Site.startOf("src/main/java/com/acme/orders/Broken.java"),
            "The file cannot be parsed.")
        .notice(Notice.Level.NOTE, Site.startOf("pom.xml"), "The Kafka version is not known.")
        .build();
  }

  static RuleDescription readsUncommitted() {
    return new RuleDescription(
        "pipeline-reads-uncommitted",
        "Transactional pipeline that reads uncommitted records",
        "0.1.0",
        Severity.ERROR,
        Confidence.HIGH,
        "kafka-clients 0.11 and later",
        List.of("consumer", "transactions"),
        new PageText.Given(
            """
        # pipeline-reads-uncommitted

        A consumer that feeds a transactional producer also reads records of aborted
        transactions.

        ## What it reports

        `isolation.level` that is *not* `read_committed`.

        ## Example

        ```properties consumer.properties
        isolation.level=read_uncommitted
        ```

        ## References

        - [KIP-98](https://cwiki.apache.org/confluence/x/KIP-98)
        """));
  }

  private static RuleDescription externalEffect() {
    return new RuleDescription(
        "external-effect-in-transaction",
        "External effect inside a Kafka transaction",
        "0.1.0",
        Severity.WARNING,
        Confidence.MEDIUM,
        "all",
        List.of("effects", "transactions"),
        new PageText.Given(
            "# external-effect-in-transaction\n\nAn abort does not undo an HTTP request.\n"));
  }

  private static RuleDescription hardcodedId() {
    return new RuleDescription(
        "hardcoded-transactional-id",
        "Transactional id without a part of the instance",
        "0.1.0",
        Severity.INFO,
        Confidence.LOW,
        "all",
        List.of("identity", "transactions"),
        new PageText.Given("# hardcoded-transactional-id\n\nTwo instances fence each other.\n"));
  }

  private static Finding externalEffectFinding() {
    return new Finding(
        "external-effect-in-transaction",
        Severity.WARNING,
        Confidence.MEDIUM,
        "'HttpClient.send' is called inside a transaction. An abort does not undo it.",
        inCharges("client.send(toRequest(order), discarding())"),
        List.of(
            new RelatedSite(inRelay("producer.beginTransaction()"), "the transaction begins here")),
        List.of(
            new RelatedSite(inRelay("charges.charge(record)"), "calls Charges.charge"),
            new RelatedSite(inCharges("send(record.value())"), "calls Charges.send")));
  }

  private static Finding readsUncommittedFinding() {
    return new Finding(
        "pipeline-reads-uncommitted",
        Severity.ERROR,
        Confidence.HIGH,
        "'isolation.level' is '${orders.isolation}', which is 'read_uncommitted'. Set it to"
            + " 'read_committed'.",
        inRelay("props.put(ConsumerConfig.ISOLATION_LEVEL_CONFIG, isolation)"),
        List.of(
            new RelatedSite(
                siteOf(SETTINGS, SETTINGS_TEXT, "isolation: read_uncommitted"),
                "the value comes from here"),
            new RelatedSite(inRelay("producer.beginTransaction()"), "the transaction begins here")),
        List.of());
  }

  private static Finding hardcodedIdFinding() {
    return new Finding(
        "hardcoded-transactional-id",
        Severity.INFO,
        Confidence.LOW,
        "'transactional.id' is 'orders'.",
        inRelay("props.put(\"transactional.id\", \"orders\")"),
        List.of(),
        List.of());
  }

  private static Site inRelay(String snippet) {
    return siteOf(RELAY, RELAY_TEXT, snippet);
  }

  private static Site inCharges(String snippet) {
    return siteOf(CHARGES, CHARGES_TEXT, snippet);
  }
}
