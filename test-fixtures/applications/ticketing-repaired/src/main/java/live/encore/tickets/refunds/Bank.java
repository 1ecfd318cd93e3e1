package live.encore.tickets.refunds;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.Optional;

/** The bank that pays refunds. */
final class Bank {

    private final HttpClient http = HttpClient.newHttpClient();
    private final URI refunds;

    Bank(URI refunds) {
        this.refunds = refunds;
    }

    /** Pays a refund, once for each ticket. The answer is empty when the bank cannot be reached. */
    Optional<String> pay(String ticket, String amount) {
        HttpRequest order = HttpRequest.newBuilder(refunds)
                .timeout(Duration.ofSeconds(2))
                .header("Idempotency-Key", ticket)
                .POST(BodyPublishers.ofString("{\"ticket\":\"" + ticket + "\",\"amount\":\"" + amount + "\"}"))
                .build();
        try {
            return Optional.of(http.send(order, BodyHandlers.ofString()))
                    .filter(answer -> answer.statusCode() < 300)
                    .map(answer -> answer.body());
        } catch (IOException unreachable) {
            return Optional.empty();
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            return Optional.empty();
        }
    }
}
