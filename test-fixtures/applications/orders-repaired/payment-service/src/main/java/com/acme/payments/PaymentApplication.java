package com.acme.payments;

import org.springframework.beans.factory.annotation.Value;
import org.springframework.boot.SpringApplication;
import org.springframework.boot.autoconfigure.SpringBootApplication;
import org.springframework.context.annotation.Bean;
import org.springframework.web.client.RestClient;

@SpringBootApplication
public class PaymentApplication {

  public static void main(String[] arguments) {
    SpringApplication.run(PaymentApplication.class, arguments);
  }

  @Bean
  RestClient paymentProvider(RestClient.Builder builder, @Value("${payment.url}") String url) {
    return builder.baseUrl(url).build();
  }
}
