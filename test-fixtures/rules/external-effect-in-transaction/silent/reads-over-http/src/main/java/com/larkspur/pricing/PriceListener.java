package com.larkspur.pricing;

import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.springframework.http.HttpEntity;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpMethod;
import org.springframework.kafka.annotation.KafkaListener;
import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.stereotype.Component;
import org.springframework.web.client.RestClient;
import org.springframework.web.client.RestTemplate;

/** Looks up the article and its current price and publishes both. */
@Component
public class PriceListener {

  private final RestTemplate catalogue;
  private final RestClient prices;
  private final KafkaTemplate<String, String> kafka;

  public PriceListener(RestTemplate catalogue, RestClient prices, KafkaTemplate<String, String> kafka) {
    this.catalogue = catalogue;
    this.prices = prices;
    this.kafka = kafka;
  }

  @KafkaListener(topics = "cart-lines")
  public void onCartLine(ConsumerRecord<String, String> line) {
    String article = catalogue.getForObject("http://catalogue/articles/{id}", String.class, line.value());
    String price = prices.get().uri("/prices/{id}", line.value()).retrieve().body(String.class);
    if (price == null) {
      HttpHeaders headers = new HttpHeaders();
      headers.set("X-Fallback", "list-price");
      price =
          catalogue
              .exchange(
                  "http://catalogue/articles/{id}/list-price",
                  HttpMethod.GET,
                  new HttpEntity<>(headers),
                  String.class,
                  line.value())
              .getBody();
    }
    kafka.send("priced-cart-lines", line.key(), article + "@" + price);
  }
}
