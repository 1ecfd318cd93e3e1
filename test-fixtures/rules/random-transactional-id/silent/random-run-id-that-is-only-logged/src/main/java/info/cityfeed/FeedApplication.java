package info.cityfeed;

import java.util.List;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.boot.CommandLineRunner;
import org.springframework.boot.SpringApplication;
import org.springframework.boot.autoconfigure.SpringBootApplication;
import org.springframework.context.annotation.Bean;
import org.springframework.kafka.core.KafkaTemplate;

@SpringBootApplication
public class FeedApplication {

  private static final Logger LOG = LoggerFactory.getLogger(FeedApplication.class);

  public static void main(String[] args) {
    SpringApplication.run(FeedApplication.class, args);
  }

  @Bean
  CommandLineRunner feed(KafkaTemplate<String, String> kafka, @Value("${app.run-id}") String run) {
    return headlines -> {
      LOG.info("Run {} publishes {} headlines", run, headlines.length);
      kafka.executeInTransaction(
          t -> {
            List.of(headlines).forEach(headline -> t.send("headlines", headline));
            return null;
          });
    };
  }
}
