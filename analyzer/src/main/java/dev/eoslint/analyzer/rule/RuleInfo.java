package dev.eoslint.analyzer.rule;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** What people read about a rule before they read its page. */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.TYPE)
public @interface RuleInfo {

  /** The kebab-case name, the only identifier of the rule everywhere. It names the problem. */
  String name();

  /** A short noun phrase without final period. */
  String title();

  /** The version of eoslint that brought the rule. */
  String since();

  /** What a problem of this rule costs unless the problem says otherwise. */
  Severity severity();

  /** How sure the rule is unless the problem says otherwise. */
  Confidence confidence();

  /** The Kafka client versions that the rule speaks of, for people. */
  String kafkaVersions() default "all";

  /** Words that group rules in reports: {@code consumer}, {@code transactions}, ... */
  String[] tags();
}
