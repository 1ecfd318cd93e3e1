package dev.eoslint.proofs;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicInteger;

/** A server outside of Kafka. It does what it is told, but once only for each idempotency key. */
final class Gateway implements AutoCloseable {

  private final HttpServer server;
  private final List<String> effects = new CopyOnWriteArrayList<>();
  private final Set<String> keys = ConcurrentHashMap.newKeySet();

  private final AtomicInteger failingAnswers;

  private Gateway(HttpServer server, int failingAnswers) {
    this.server = server;
    this.failingAnswers = new AtomicInteger(failingAnswers);
  }

  /** Starts a server on a free port. */
  static Gateway start() {
    return start(0);
  }

  /**
   * Starts a server on a free port.
   *
   * @param failingAnswers how many requests get an error for an answer although they have an effect
   */
  static Gateway start(int failingAnswers) {
    try {
      HttpServer server =
          HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
      Gateway gateway = new Gateway(server, failingAnswers);
      server.createContext("/", gateway::answer);
      server.start();
      return gateway;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void answer(HttpExchange exchange) throws IOException {
    try (exchange) {
      String body = new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8);
      String key = exchange.getRequestHeaders().getFirst("Idempotency-Key");
      if (key == null || keys.add(key)) {
        effects.add(body);
      }
      exchange.sendResponseHeaders(failingAnswers.getAndDecrement() > 0 ? 500 : 200, -1);
    }
  }

  /** Returns where to send requests. */
  URI address() {
    return URI.create("http://127.0.0.1:" + server.getAddress().getPort() + "/");
  }

  /** Returns the bodies of the requests that were not a repetition. */
  List<String> effects() {
    return List.copyOf(effects);
  }

  @Override
  public void close() {
    server.stop(0);
  }
}
