package com.acme.loyalty;

import org.apache.kafka.streams.StreamsBuilder;
import org.apache.kafka.streams.kstream.KStream;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.kafka.annotation.EnableKafkaStreams;
import org.springframework.mail.javamail.JavaMailSender;

@Configuration
@EnableKafkaStreams
public class BonusTopology {

  @Bean
  KStream<String, String> bonus(StreamsBuilder builder, JavaMailSender mails) {
    KStream<String, String> purchases = builder.stream("purchases");
    purchases.transformValues(() -> new BonusMailer(mails)).to("bonus-points");
    return purchases;
  }
}
