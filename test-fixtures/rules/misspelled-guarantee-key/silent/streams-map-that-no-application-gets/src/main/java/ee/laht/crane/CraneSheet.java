package ee.laht.crane;

import java.util.Map;
import java.util.TreeMap;
import org.apache.kafka.streams.StreamsConfig;

final class CraneSheet {

  private final Map<String, Object> columns = new TreeMap<>();

  CraneSheet() {
    columns.put("processing_guarantee", "shown as text");
    columns.put("transaction.timeout", 5);
    columns.put(StreamsConfig.APPLICATION_ID_CONFIG, "crane-sheet");
  }

  String rows() {
    return columns.toString();
  }
}
