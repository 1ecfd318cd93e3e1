package org.gridfair.quotes;

import java.time.Duration;
import java.util.List;
import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.scheduling.annotation.Scheduled;
import org.springframework.stereotype.Component;
import org.springframework.web.reactive.function.client.WebClient;

@Component
public class QuotePublisher {

  private final KafkaTemplate<String, String> template;
  private final WebClient exchange;
  private final QuoteBook book;

  public QuotePublisher(KafkaTemplate<String, String> template, WebClient exchange, QuoteBook book) {
    this.template = template;
    this.exchange = exchange;
    this.book = book;
  }

  @Scheduled(fixedDelayString = "${quotes.interval}")
  public void publish() {
    List<QuoteBook.Quote> quotes = book.pending();
    template.executeInTransaction(
        operations -> {
          for (QuoteBook.Quote quote : quotes) {
            String bid =
                exchange.post() // expect: external-effect-in-transaction
                    .uri("/markets/{area}/bids", quote.area())
                    .bodyValue(quote)
                    .retrieve()
                    .bodyToMono(String.class)
                    .block(Duration.ofSeconds(3));
            operations.send("bids-placed", quote.area(), bid);
          }
          return quotes.size();
        });
  }
}
