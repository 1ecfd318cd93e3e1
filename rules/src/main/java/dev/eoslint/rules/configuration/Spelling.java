package dev.eoslint.rules.configuration;

import dev.eoslint.analyzer.kafka.ClientRole;
import dev.eoslint.analyzer.kafka.ConfigKey;
import dev.eoslint.analyzer.kafka.ConfigKeys;
import dev.eoslint.rules.setting.Keys;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** Tells which guarantee key a user meant who wrote something else. */
final class Spelling {

  /** Keys of other versions and words of other systems that people write. */
  private static final Map<ClientRole, Map<String, String>> ALIASES =
      Map.of(
          ClientRole.PRODUCER,
          Map.of(
              "acknowledgements", Keys.ACKS,
              "acknowledgments", Keys.ACKS,
              "request.required.acks", Keys.ACKS,
              "idempotence", Keys.IDEMPOTENCE,
              "enable.idempotent", Keys.IDEMPOTENCE,
              "idempotence.enable", Keys.IDEMPOTENCE,
              "idempotence.enabled", Keys.IDEMPOTENCE,
              "transaction.id", Keys.TRANSACTIONAL_ID),
          ClientRole.CONSUMER,
          Map.of(
              "auto.commit.enable", Keys.AUTO_COMMIT,
              "auto.commit.enabled", Keys.AUTO_COMMIT));

  private static final int SHORTEST_GUESSED = 10;
  private static final int MOST_EDITS = 2;

  private final ClientRole role;
  private final ConfigKeys keys;

  /** Creates a reader of the keys of one role. */
  Spelling(ClientRole role, ConfigKeys keys) {
    this.role = role;
    this.keys = keys;
  }

  /** Returns the guarantee key that {@code written} nearly is; nothing when it is a key itself. */
  Optional<String> meant(String written) {
    if (!keys.rolesKnowing(written).isEmpty()) {
      return Optional.empty();
    }
    String alias = ALIASES.getOrDefault(role, Map.of()).get(written);
    if (alias != null) {
      return Optional.of(alias);
    }
    List<String> nearest = nearest(letters(written));
    return nearest.size() == 1 && GuaranteeKeys.of(role).contains(nearest.get(0))
        ? Optional.of(nearest.get(0))
        : Optional.empty();
  }

  /** The nearest keys of the role, several when they are equally near. */
  private List<String> nearest(String letters) {
    int most = letters.length() < SHORTEST_GUESSED ? 0 : MOST_EDITS;
    List<String> names = keys.keys(role).stream().map(ConfigKey::name).toList();
    for (int edits = 0; edits <= most; edits++) {
      int wanted = edits;
      List<String> found =
          names.stream().filter(name -> edits(letters, letters(name)) == wanted).toList();
      if (!found.isEmpty()) {
        return found;
      }
    }
    return List.of();
  }

  private static String letters(String key) {
    return key.toLowerCase(Locale.ROOT).replaceAll("[._-]", "");
  }

  /** The Levenshtein distance, or a number above {@link #MOST_EDITS} when it is greater. */
  private static int edits(String from, String to) {
    if (Math.abs(from.length() - to.length()) > MOST_EDITS) {
      return MOST_EDITS + 1;
    }
    int[] previous = new int[to.length() + 1];
    for (int column = 0; column <= to.length(); column++) {
      previous[column] = column;
    }
    for (int row = 1; row <= from.length(); row++) {
      int[] current = new int[to.length() + 1];
      current[0] = row;
      for (int column = 1; column <= to.length(); column++) {
        int replaced =
            previous[column - 1] + (from.charAt(row - 1) == to.charAt(column - 1) ? 0 : 1);
        current[column] = Math.min(replaced, Math.min(previous[column], current[column - 1]) + 1);
      }
      previous = current;
    }
    return previous[to.length()];
  }
}
