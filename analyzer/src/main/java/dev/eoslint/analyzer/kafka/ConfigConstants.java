package dev.eoslint.analyzer.kafka;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/**
 * The string constants of Kafka's configuration classes, for example {@code
 * ProducerConfig.ACKS_CONFIG}, read from the classes of the releases in the key table.
 */
public final class ConfigConstants {

  private static final String RESOURCE = "config-constants.tsv";

  private final Map<String, String> values;

  private ConfigConstants(Map<String, String> values) {
    this.values = values;
  }

  /** Reads the table that ships with eoslint. */
  public static ConfigConstants load() {
    Map<String, String> values = new HashMap<>();
    try (InputStream table = ConfigConstants.class.getResourceAsStream(RESOURCE)) {
      if (table == null) {
        throw new IllegalStateException("The table " + RESOURCE + " is missing.");
      }
      BufferedReader lines =
          new BufferedReader(new InputStreamReader(table, StandardCharsets.UTF_8));
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        String[] columns = line.split("\t", -1);
        values.put(columns[0] + "." + columns[1], columns[2]);
      }
    } catch (IOException failure) {
      throw new UncheckedIOException("The table " + RESOURCE + " cannot be read.", failure);
    }
    return new ConfigConstants(Map.copyOf(values));
  }

  /**
   * Returns the value of a constant.
   *
   * @param typeName qualified name of the class
   * @param field name of the constant
   */
  public Optional<String> value(String typeName, String field) {
    return Optional.ofNullable(values.get(typeName + "." + field));
  }
}
