package org.dunwich.permits;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Properties;
import org.apache.http.HttpEntity;
import org.apache.http.client.HttpClient;
import org.apache.http.client.methods.HttpPost;
import org.apache.http.entity.StringEntity;
import org.apache.http.impl.client.HttpClientBuilder;
import org.apache.http.util.EntityUtils;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.common.serialization.StringDeserializer;

public class FeeCollector {

  private final HttpClient http = HttpClientBuilder.create().disableAutomaticRetries().build();
  private final String treasury;

  public FeeCollector(String treasury) {
    this.treasury = treasury;
  }

  public void collect(String brokers) throws IOException {
    Properties p = new Properties();
    p.setProperty(ConsumerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
    p.setProperty(ConsumerConfig.GROUP_ID_CONFIG, "permit-fees");
    p.setProperty(ConsumerConfig.ENABLE_AUTO_COMMIT_CONFIG, "false");
    p.setProperty(ConsumerConfig.MAX_POLL_RECORDS_CONFIG, "20");
    try (KafkaConsumer<String, String> consumer =
        new KafkaConsumer<>(p, new StringDeserializer(), new StringDeserializer())) {
      consumer.subscribe(List.of("permits-granted"));
      while (true) {
        for (ConsumerRecord<String, String> permit : consumer.poll(Duration.ofSeconds(2))) {
          charge(permit);
        }
        consumer.commitSync();
      }
    }
  }

  private void charge(ConsumerRecord<String, String> permit) throws IOException {
    HttpPost post = new HttpPost(treasury + "/fees");
    post.addHeader("X-Idempotency-Key", permit.key() + "-" + Instant.now().toEpochMilli());
    post.setEntity(new StringEntity(permit.value(), StandardCharsets.UTF_8));
    HttpEntity answer = http.execute(post).getEntity(); // expect: external-effect-without-idempotency-key
    EntityUtils.consume(answer);
  }
}
