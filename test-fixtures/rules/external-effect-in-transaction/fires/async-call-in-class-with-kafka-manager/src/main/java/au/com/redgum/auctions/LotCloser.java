package au.com.redgum.auctions;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;

@Service
@Transactional(transactionManager = KafkaTransactions.MANAGER)
public class LotCloser {

    private final HttpClient http = HttpClient.newHttpClient();
    private final KafkaTemplate<String, String> kafka;

    public LotCloser(KafkaTemplate<String, String> kafka) {
        this.kafka = kafka;
    }

    public void close(String lot, String bidder) {
        kafka.send("lots-closed", lot, bidder);
        HttpRequest debit = HttpRequest.newBuilder(URI.create("https://pay.redgum.example/debits"))
                .timeout(Duration.ofSeconds(4))
                .POST(HttpRequest.BodyPublishers.ofString(bidder))
                .build();
        HttpResponse<String> receipt = http.sendAsync(debit, HttpResponse.BodyHandlers.ofString()).join(); // expect: external-effect-in-transaction
        kafka.send("debits", lot, receipt.body());
    }
}
