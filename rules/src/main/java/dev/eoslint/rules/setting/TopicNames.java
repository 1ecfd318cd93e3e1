package dev.eoslint.rules.setting;

import dev.eoslint.analyzer.model.Value;
import java.util.List;

/** The names that a topic can have. */
public final class TopicNames {

  private TopicNames() {}

  /** Returns the names that {@code topic} can be, empty when it is not known. */
  public static List<String> of(Value topic) {
    List<Value> alternatives =
        topic instanceof Value.OneOf oneOf ? oneOf.alternatives() : List.of(topic);
    return alternatives.stream().flatMap(each -> each.text().stream()).toList();
  }
}
