package org.bramble.globe;

import org.apache.kafka.clients.producer.Producer;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

@Configuration
public class ProducerConfiguration {

  @Bean
  public Producer<String, String> producer() {
    return Producers.perThread("lending", 8);
  }
}
