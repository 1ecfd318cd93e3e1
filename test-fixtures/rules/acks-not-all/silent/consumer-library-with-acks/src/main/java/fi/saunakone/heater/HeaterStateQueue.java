package fi.saunakone.heater;

import com.example.queue.QueueClient;
import java.util.HashMap;
import java.util.Map;

final class HeaterStateQueue {

  private final QueueClient client;

  HeaterStateQueue(String servers) {
    Map<String, String> config = new HashMap<>();
    config.put("servers", servers);
    config.put("acks", "1");
    client = new QueueClient(config);
  }

  void switchTo(String heater, String state) {
    client.put("heater-states", heater, state);
  }
}
