package net.rainstream.topology;

import java.util.HashMap;
import java.util.Map;
import org.apache.storm.Config;
import org.apache.storm.StormSubmitter;
import org.apache.storm.generated.StormTopology;

public final class RainTopology {

  private RainTopology() {}

  static void submit(StormTopology gauges, String brokers) throws Exception {
    Config topology = new Config();
    topology.setNumWorkers(6);
    topology.put("topology.transactional.id", "rain-gauges");
    topology.put("topology.message.timeout.secs", 120);

    Map<String, Object> sink = new HashMap<>();
    sink.put("bootstrap.servers", brokers);
    sink.put("key.serializer", "org.apache.kafka.common.serialization.StringSerializer");
    sink.put("value.serializer", "org.apache.kafka.common.serialization.StringSerializer");
    sink.put("acks", "all");
    topology.put("kafka.sink", sink);

    StormSubmitter.submitTopology("rain-gauges", topology, gauges);
  }
}
