package dev.eoslint.proofs;

import java.nio.file.Path;
import java.util.Properties;
import kafka.server.KafkaConfig;
import kafka.server.KafkaRaftServer;
import org.apache.kafka.common.utils.Time;
import org.jspecify.annotations.Nullable;

/** A broker or the controller of a cluster; its files stay when it is stopped. */
final class ClusterNode implements AutoCloseable {

  private static final int CONTROLLER = 100;
  private static final String HOST = "127.0.0.1:";

  private final Properties properties;
  private final Path folder;
  private final int port;
  private @Nullable KafkaRaftServer server;

  private ClusterNode(Properties properties, Path folder, int port) {
    this.properties = properties;
    this.folder = folder;
    this.port = port;
  }

  /** Makes the controller. */
  static ClusterNode controller(String clusterId, Properties settings) {
    int port = Machine.freePort();
    Path folder = Machine.temporaryFolder();
    Properties properties = properties(settings, CONTROLLER, folder, port);
    properties.put("process.roles", "controller");
    properties.put("listeners", "CONTROLLER://" + HOST + port);
    Machine.format(folder, clusterId, CONTROLLER);
    return new ClusterNode(properties, folder, port);
  }

  /** Makes a broker. */
  static ClusterNode broker(
      String clusterId, int number, ClusterNode controller, Properties settings) {
    int port = Machine.freePort();
    Path folder = Machine.temporaryFolder();
    Properties properties = properties(settings, number, folder, controller.port);
    properties.put("process.roles", "broker");
    properties.put("listeners", "DIRECT://" + HOST + port);
    properties.put("inter.broker.listener.name", "DIRECT");
    Machine.format(folder, clusterId, number);
    return new ClusterNode(properties, folder, port);
  }

  private static Properties properties(
      Properties settings, int number, Path folder, int controllerPort) {
    Properties properties = Machine.quickSettings();
    properties.put("transaction.state.log.num.partitions", "1");
    properties.put("offsets.topic.num.partitions", "1");
    properties.putAll(settings);
    properties.put("node.id", String.valueOf(number));
    properties.put("log.dirs", folder.toString());
    properties.put("controller.quorum.voters", CONTROLLER + "@" + HOST + controllerPort);
    properties.put("controller.listener.names", "CONTROLLER");
    properties.put("listener.security.protocol.map", "DIRECT:PLAINTEXT,CONTROLLER:PLAINTEXT");
    return properties;
  }

  /** Returns its address. */
  String address() {
    return HOST + port;
  }

  /** Starts it. */
  void start() {
    KafkaRaftServer starting =
        new KafkaRaftServer(KafkaConfig.fromProps(properties, false), Time.SYSTEM);
    server = starting;
    starting.startup();
  }

  /** Stops it, if it runs. */
  void stop() {
    KafkaRaftServer running = server;
    if (running != null) {
      running.shutdown();
      running.awaitShutdown();
      server = null;
    }
  }

  @Override
  public void close() {
    stop();
    Machine.delete(folder);
  }
}
