package dev.eoslint.proofs;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/**
 * A line between clients and a port of the broker.
 *
 * <p>What the broker answers can be held back or lost: its work is done, but nobody hears of it.
 * Requests can be held back or lost as well: the client believes that they are on their way.
 */
final class Line implements AutoCloseable {

  private final ServerSocket entry;
  private final int target;
  private final List<Socket> sockets = new CopyOnWriteArrayList<>();
  private final Gate answers = new Gate();
  private final List<Gate> requests = new CopyOnWriteArrayList<>();

  private Line(ServerSocket entry, int target) {
    this.entry = entry;
    this.target = target;
  }

  /** Opens a line to a port of this machine. */
  static Line to(int port) {
    try {
      ServerSocket entry = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
      Line line = new Line(entry, port);
      startDaemon(line::accept);
      return line;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Returns the port that clients connect to. */
  int port() {
    return entry.getLocalPort();
  }

  /** Returns what clients take as {@code bootstrap.servers}. */
  String bootstrapServers() {
    return "127.0.0.1:" + port();
  }

  /** Holds back all answers from now on. */
  void holdAnswers() {
    answers.shut();
  }

  /** Holds back all answers from now on, for a while. */
  void holdAnswersFor(Duration time) {
    holdAnswers();
    startDaemon(
        () -> {
          try {
            Thread.sleep(time.toMillis());
          } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
          }
          releaseAnswers();
        });
  }

  /** Lets answers through again, those that were held back first. */
  void releaseAnswers() {
    answers.open();
  }

  /** Holds back all requests over the connections of this moment; new ones are not affected. */
  void holdRequests() {
    requests.forEach(Gate::shut);
  }

  /** Lets requests through again, also those of clients that have given up their connection. */
  void releaseRequests() {
    requests.forEach(Gate::open);
  }

  /** Ends all connections; what is held back is lost, and what comes later gets through. */
  void hangUp() {
    try {
      for (Socket socket : sockets) {
        socket.close();
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    sockets.clear();
    releaseAnswers();
    releaseRequests();
    requests.clear();
  }

  private void accept() {
    while (!entry.isClosed()) {
      try {
        Socket client = entry.accept();
        Socket broker = new Socket(InetAddress.getLoopbackAddress(), target);
        sockets.add(client);
        sockets.add(broker);
        Gate gate = new Gate();
        requests.add(gate);
        startDaemon(() -> copy(client, broker, gate));
        startDaemon(() -> copy(broker, client, answers));
      } catch (IOException e) {
        // The line was closed, or the broker does not listen yet: the client will try again.
      }
    }
  }

  private static void copy(Socket from, Socket to, Gate gate) {
    byte[] buffer = new byte[8192];
    try (from;
        to) {
      InputStream in = from.getInputStream();
      OutputStream out = to.getOutputStream();
      for (int length = in.read(buffer); length >= 0; length = in.read(buffer)) {
        gate.pass();
        out.write(buffer, 0, length);
        out.flush();
      }
    } catch (IOException e) {
      // One end has hung up; closing both is all that is left to do.
    }
  }

  private static void startDaemon(Runnable work) {
    Thread thread = new Thread(work, "line");
    thread.setDaemon(true);
    thread.start();
  }

  @Override
  public void close() {
    try {
      entry.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    hangUp();
  }
}
