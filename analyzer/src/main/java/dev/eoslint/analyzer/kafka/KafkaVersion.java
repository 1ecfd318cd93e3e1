package dev.eoslint.analyzer.kafka;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A version of Apache Kafka.
 *
 * @param major the first number
 * @param minor the second number
 * @param patch the third number, 0 when the version was written without one
 */
public record KafkaVersion(int major, int minor, int patch) implements Comparable<KafkaVersion> {
  private static final Pattern NUMBERS =
      Pattern.compile("(\\d{1,4})\\.(\\d{1,4})(?:\\.(\\d{1,4}))?(?:[.-](.*))?");

  /** The qualifiers of Confluent Platform, which counts its versions differently from Kafka. */
  private static final Pattern CONFLUENT_QUALIFIER = Pattern.compile("(?:\\d+-)?(?:ccs|ce)\\b.*");

  /** Returns the first release of a minor version. */
  public static KafkaVersion of(int major, int minor) {
    return new KafkaVersion(major, minor, 0);
  }

  /**
   * Reads a version as build files and settings write it. Qualifiers such as {@code -rc1} are
   * dropped.
   *
   * @param text for example {@code 3.9.1}, {@code 4.0} or {@code 4.1.0-SNAPSHOT}
   * @return empty when the text does not begin with two numbers, or when it is a version of
   *     Confluent Platform such as {@code 7.6.0-ccs}, whose numbers are not Kafka's
   */
  public static Optional<KafkaVersion> parse(String text) {
    Matcher matcher = NUMBERS.matcher(text.strip());
    if (!matcher.matches() || isConfluent(matcher.group(4))) {
      return Optional.empty();
    }
    String patch = matcher.group(3);
    return Optional.of(
        new KafkaVersion(
            Integer.parseInt(matcher.group(1)),
            Integer.parseInt(matcher.group(2)),
            patch == null ? 0 : Integer.parseInt(patch)));
  }

  private static boolean isConfluent(@Nullable String qualifier) {
    return qualifier != null && CONFLUENT_QUALIFIER.matcher(qualifier).matches();
  }

  /** Returns whether this version belongs to the same minor version as the other or a later one. */
  public boolean isMinorOrLater(KafkaVersion other) {
    return major > other.major || (major == other.major && minor >= other.minor);
  }

  // Written out because a chain of comparators costs the start of the linter milliseconds.
  @Override
  public int compareTo(KafkaVersion other) {
    if (major != other.major) {
      return Integer.compare(major, other.major);
    }
    return minor != other.minor
        ? Integer.compare(minor, other.minor)
        : Integer.compare(patch, other.patch);
  }

  /** Returns all three numbers: {@code 4.0.0}. */
  @Override
  public String toString() {
    return major + "." + minor + "." + patch;
  }
}
