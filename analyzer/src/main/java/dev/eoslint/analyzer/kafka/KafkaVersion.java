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
   * dropped. {@code 7.6.0-ccs} is the build of Confluent Platform 7.6, which holds Kafka 3.6.
   *
   * @param text for example {@code 3.9.1}, {@code 4.0} or {@code 4.1.0-SNAPSHOT}
   * @return empty when the text does not begin with two numbers
   */
  public static Optional<KafkaVersion> parse(String text) {
    Matcher matcher = NUMBERS.matcher(text.strip());
    if (!matcher.matches()) {
      return Optional.empty();
    }
    String patch = matcher.group(3);
    KafkaVersion written =
        new KafkaVersion(
            Integer.parseInt(matcher.group(1)),
            Integer.parseInt(matcher.group(2)),
            patch == null ? 0 : Integer.parseInt(patch));
    return isConfluent(matcher.group(4)) ? ofConfluentPlatform(written) : Optional.of(written);
  }

  /**
   * Returns the version of Kafka in a version of Confluent Platform.
   *
   * <p>Source: Confluent's table "Supported Versions and Interoperability".
   *
   * @return empty for versions of the platform that the table does not hold
   */
  public static Optional<KafkaVersion> ofConfluentPlatform(KafkaVersion platform) {
    return switch (platform.major) {
      case 5 -> Optional.of(of(2, platform.minor));
      case 6 -> Optional.of(of(2, 6 + platform.minor));
      case 7 -> Optional.of(of(3, platform.minor));
      case 8 -> Optional.of(of(4, platform.minor));
      default -> Optional.empty();
    };
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
