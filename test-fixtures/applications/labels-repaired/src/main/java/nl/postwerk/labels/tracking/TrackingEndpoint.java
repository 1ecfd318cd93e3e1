package nl.postwerk.labels.tracking;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;

/** Takes what scanners report. They report again when they get no good answer. */
public final class TrackingEndpoint implements AutoCloseable {

  private static final int PORT = 8080;
  private static final int DONE = 204;
  private static final int UNAVAILABLE = 503;

  private final TrackingWriter writer = new TrackingWriter();
  private final HttpServer server;

  public TrackingEndpoint() throws IOException {
    this.server = HttpServer.create(new InetSocketAddress(PORT), 0);
    this.server.setExecutor(Executors.newCachedThreadPool());
    this.server.createContext("/tracking", this::take);
    this.server.createContext("/health", this::health);
  }

  public void start() {
    server.start();
  }

  private void take(HttpExchange exchange) throws IOException {
    String body = new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8);
    List<TrackingEvent> events = TrackingEvent.parseAll(body);
    answer(exchange, events.isEmpty() || isWritten(events));
  }

  private boolean isWritten(List<TrackingEvent> events) {
    try {
      return writer.write(events).get();
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
      return false;
    } catch (ExecutionException failure) {
      return false;
    }
  }

  private void health(HttpExchange exchange) throws IOException {
    answer(exchange, writer.isHealthy());
  }

  private static void answer(HttpExchange exchange, boolean good) throws IOException {
    exchange.sendResponseHeaders(good ? DONE : UNAVAILABLE, -1);
    exchange.close();
  }

  @Override
  public void close() {
    server.stop(2);
    writer.close();
  }
}
