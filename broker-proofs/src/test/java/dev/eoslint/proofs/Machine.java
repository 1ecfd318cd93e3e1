package dev.eoslint.proofs;

import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.Properties;
import java.util.stream.Stream;
import org.apache.kafka.metadata.storage.Formatter;
import org.apache.kafka.server.common.MetadataVersion;

/** What brokers take from the machine they run on. */
final class Machine {

  private Machine() {}

  /** Returns settings that make brokers small and quick. */
  static Properties quickSettings() {
    Properties properties = new Properties();
    properties.put("num.network.threads", "2");
    properties.put("num.io.threads", "4");
    properties.put("log.cleaner.threads", "1");
    properties.put("log.cleaner.dedupe.buffer.size", "2097152");
    properties.put("auto.create.topics.enable", "false");
    properties.put("transaction.abort.timed.out.transaction.cleanup.interval.ms", "500");
    properties.put("group.initial.rebalance.delay.ms", "0");
    properties.put("broker.heartbeat.interval.ms", "200");
    properties.put("replica.fetch.backoff.ms", "100");
    return properties;
  }

  /** Prepares the folder of a new node. */
  static void format(Path folder, String clusterId, int node) {
    try {
      new Formatter()
          .setPrintStream(
              new PrintStream(OutputStream.nullOutputStream(), false, StandardCharsets.UTF_8))
          .setClusterId(clusterId)
          .setNodeId(node)
          .setControllerListenerName("CONTROLLER")
          .addDirectory(folder.toString())
          .setMetadataLogDirectory(folder.toString())
          .setReleaseVersion(MetadataVersion.latestProduction())
          .run();
    } catch (Exception e) {
      throw new IllegalStateException("The folder of the broker cannot be formatted.", e);
    }
  }

  /** Returns a port that nobody uses at this moment. */
  static int freePort() {
    try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      return socket.getLocalPort();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Creates an empty folder. */
  static Path temporaryFolder() {
    try {
      return Files.createTempDirectory("eoslint-broker");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Deletes a folder with all that is in it. */
  static void delete(Path folder) {
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(file);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
