package dev.eoslint.rules.configuration;

import dev.eoslint.analyzer.kafka.AllowedValues;
import dev.eoslint.analyzer.kafka.KeyDefinition;
import dev.eoslint.analyzer.kafka.ValueType;
import dev.eoslint.rules.setting.ConfiguredClient;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * What Kafka accepts as the value of a key: first its type, then its validator.
 *
 * @param definition what the key table says of the key in the version of the application
 * @param possible what it can say, which is more than that when the version is not shown
 * @param version the version for messages, where others accept something else
 */
record Domain(KeyDefinition definition, List<KeyDefinition> possible, String version) {

  /** Copies the list. */
  Domain {
    possible = List.copyOf(possible);
  }

  /**
   * Returns what {@code client} accepts for {@code key}; nothing when its version has no such key.
   */
  static Optional<Domain> of(ConfiguredClient client, String key) {
    return client
        .application()
        .keys()
        .definition(client.config().role(), key, client.version())
        .map(definition -> of(definition, client, key));
  }

  private static Domain of(KeyDefinition definition, ConfiguredClient client, String key) {
    List<KeyDefinition> all =
        client.application().keys().find(client.config().role(), key).stream()
            .flatMap(each -> each.definitions().stream())
            .toList();
    boolean same = all.stream().map(KeyDefinition::allowedValues).distinct().count() == 1;
    return new Domain(
        definition,
        client.knowsVersion() ? List.of(definition) : all,
        same ? "" : client.inShownVersion());
  }

  /** Returns false only when Kafka certainly rejects {@code text}. */
  boolean permits(String text) {
    return hasType(text) && possible.stream().anyMatch(each -> each.allowedValues().permits(text));
  }

  /** Returns whether a value that is no text has to be an {@code Integer}. */
  boolean isInt() {
    return definition.type() == ValueType.INT;
  }

  private boolean hasType(String text) {
    return switch (definition.type()) {
      case BOOLEAN -> text.equalsIgnoreCase("true") || text.equalsIgnoreCase("false");
      case INT -> isWhole(text, Integer.SIZE);
      case LONG -> isWhole(text, Long.SIZE);
      default -> true;
    };
  }

  private static boolean isWhole(String text, int bits) {
    try {
      return new BigInteger(text).bitLength() < bits;
    } catch (NumberFormatException notANumber) {
      return false;
    }
  }

  /** Returns what is accepted, in words that follow "it has to be". */
  String words() {
    return accepted() + version;
  }

  private String accepted() {
    if (definition.allowedValues() instanceof AllowedValues.OneOf oneOf) {
      return quoted(oneOf.values());
    } else if (definition.type() == ValueType.BOOLEAN) {
      return quoted(List.of("true", "false"));
    } else if (definition.allowedValues() instanceof AllowedValues.InRange range) {
      return "a whole number" + range.min().map(Domain::from).orElse("");
    }
    return "a whole number that an int can hold";
  }

  private static String from(BigDecimal min) {
    return " from '%s' on".formatted(min.toPlainString());
  }

  private static String quoted(List<String> values) {
    return values.stream().map("'%s'"::formatted).collect(Collectors.joining(" or "));
  }
}
