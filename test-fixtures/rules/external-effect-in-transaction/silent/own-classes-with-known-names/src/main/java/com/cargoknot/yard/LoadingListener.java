package com.cargoknot.yard;

import java.util.Arrays;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.springframework.kafka.annotation.KafkaListener;
import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.stereotype.Component;

@Component
public class LoadingListener {

  private final MailSender mailSender;
  private final JdbcTemplate jdbcTemplate;
  private final KafkaTemplate<String, String> kafka;

  public LoadingListener(MailSender mailSender, JdbcTemplate jdbcTemplate, KafkaTemplate<String, String> kafka) {
    this.mailSender = mailSender;
    this.jdbcTemplate = jdbcTemplate;
    this.kafka = kafka;
  }

  @KafkaListener(topics = "loadings")
  public void onLoading(ConsumerRecord<String, String> loading) {
    Transport transport = Transport.send(loading.key(), Arrays.asList(loading.value().split(",")));
    String journey = jdbcTemplate.update("update: %s carries %d pallets", transport.plate(), transport.size());
    mailSender.send(transport.plate(), journey);
    kafka.send("transports", transport.plate(), journey);
  }
}
