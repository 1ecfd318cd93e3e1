package au.reefline.dive;

import com.example.bus.BusProducer;
import java.util.HashMap;
import java.util.Map;

/** The in-house bus has keys of the same names, with meanings of its own. */
final class DivePlanBus {

  private final BusProducer producer;

  DivePlanBus(String servers) {
    Map<String, Object> config = new HashMap<>();
    config.put("bootstrap.servers", servers);
    config.put("transactional.id", "dive-plans");
    config.put("acks", "1");
    producer = new BusProducer(config);
  }

  void plan(String diver, String state) {
    producer.publish("dive-plans", diver, state);
  }
}
