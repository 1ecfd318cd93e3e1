package bank.cedar.ledger.transfers;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;

/** The service that looks for fraud. It opens a case for each transfer that it does not like. */
public final class Screening {

  private static final int OK = 200;

  private final HttpClient http =
      HttpClient.newBuilder().connectTimeout(Duration.ofSeconds(2)).build();
  private final URI checks;

  public Screening(URI service) {
    this.checks = service.resolve("/v2/checks");
  }

  /** Tells whether a transfer may be posted. */
  boolean accepts(Transfer transfer) {
    HttpRequest question =
        HttpRequest.newBuilder(checks)
            .timeout(Duration.ofMillis(800))
            .header("Content-Type", "text/plain")
            .POST(HttpRequest.BodyPublishers.ofString(transfer.debit() + '\n' + transfer.credit()))
            .build();
    try {
      return http.send(question, HttpResponse.BodyHandlers.discarding()).statusCode() == OK; // expect: external-effect-in-transaction
    } catch (IOException unreachable) {
      throw new UncheckedIOException(unreachable);
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("The screening was interrupted.", interrupted);
    }
  }
}
