package dev.eoslint.rules.setting;

import dev.eoslint.analyzer.model.Setting;
import dev.eoslint.analyzer.model.Value;
import dev.eoslint.analyzer.rule.Severity;
import java.util.Arrays;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.regex.Pattern;

/**
 * A setting whose value is certain, or certain unless the environment says otherwise.
 *
 * @param setting the setting
 * @param text the value as Kafka reads it, without blanks at both ends ({@code
 *     ConfigDef.parseType})
 * @param variable the variable or property that can replace the value, which is its default then
 */
public record Stated(Setting setting, String text, Optional<String> variable) {

  private static final Pattern NUMBER = Pattern.compile("[-+]?\\d{1,18}");

  /** Returns what a setting states; nothing when its value is not certain. */
  public static Optional<Stated> of(Setting setting) {
    if (setting.conditional()) {
      return Optional.empty();
    }
    Value value = setting.value();
    if (value instanceof Value.External external) {
      return external
          .defaultValue()
          .flatMap(Value::text)
          .map(text -> new Stated(setting, text.strip(), Optional.of(external.name())));
    }
    return value.text().map(text -> new Stated(setting, text.strip(), Optional.empty()));
  }

  /** Returns whether nothing outside of the sources can replace the value. */
  public boolean isFixed() {
    return variable.isEmpty();
  }

  /** Returns whether the value is one of {@code texts}, in the same letter case. */
  public boolean is(String... texts) {
    return Arrays.asList(texts).contains(text);
  }

  /** Returns whether the value is this boolean, which Kafka reads in any letter case. */
  public boolean is(boolean expected) {
    return text.equalsIgnoreCase(Boolean.toString(expected));
  }

  /** Returns the value as a number, if it is one. */
  public OptionalLong number() {
    return NUMBER.matcher(text).matches()
        ? OptionalLong.of(Long.parseLong(text))
        : OptionalLong.empty();
  }

  /** Returns {@code "'acks' is '1'"}. */
  public String phrase() {
    return "'%s' is '%s'".formatted(setting.spelling(), text)
        + variable.map(" unless '%s' is set"::formatted).orElse("");
  }

  /** Returns the severity of a problem with this value: one level less for a mere default. */
  public Severity severity(Severity certain) {
    if (variable.isEmpty()) {
      return certain;
    }
    return certain == Severity.ERROR ? Severity.WARNING : Severity.INFO;
  }

  /** Returns whether the user wrote Kafka's own key, and not a property that a framework maps. */
  public boolean isKafkaKey() {
    return setting.spelling().equals(setting.key())
        || setting.spelling().endsWith("." + setting.key());
  }
}
