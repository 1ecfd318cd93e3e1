package dev.eoslint.rules.setting;

import dev.eoslint.analyzer.model.Value;
import java.util.regex.Pattern;

/** Tells servers that only serve development: those on the machine of the client. */
public final class LocalServers {

  private static final Pattern LOCAL =
      Pattern.compile(
          "(?i).*(?:localhost|127\\.0\\.0\\.1|0\\.0\\.0\\.0|host\\.docker\\.internal).*");

  private LocalServers() {}

  /** Returns whether a value of {@code bootstrap.servers} names, or can name, the own machine. */
  public static boolean isOne(Value servers) {
    if (servers instanceof Value.OneOf oneOf) {
      return oneOf.alternatives().stream().anyMatch(LocalServers::isOne);
    } else if (servers instanceof Value.External external) {
      return external.defaultValue().filter(LocalServers::isOne).isPresent();
    }
    return LOCAL.matcher(servers.display()).matches();
  }
}
