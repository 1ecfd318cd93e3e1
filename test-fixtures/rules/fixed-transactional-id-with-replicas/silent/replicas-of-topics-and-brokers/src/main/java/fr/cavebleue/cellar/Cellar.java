package fr.cavebleue.cellar;

import org.apache.kafka.clients.admin.NewTopic;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.kafka.config.TopicBuilder;
import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;

@Service
public class Cellar {

  private final KafkaTemplate<String, String> kafka;

  public Cellar(KafkaTemplate<String, String> kafka) {
    this.kafka = kafka;
  }

  @Transactional
  public void rack(String barrel, Iterable<String> bottles) {
    bottles.forEach(bottle -> kafka.send("bottles.racked", bottle, barrel));
    kafka.send("barrels.emptied", barrel, "RACKED");
  }

  @Configuration
  static class Topics {

    @Bean
    NewTopic bottles() {
      return TopicBuilder.name("bottles.racked").partitions(6).replicas(3).build();
    }
  }
}
