package io.stonecrop.greenhouse;

import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.kafka.listener.DefaultErrorHandler;
import org.springframework.util.backoff.FixedBackOff;
import org.springframework.web.client.RestTemplate;

@Configuration
class ListenerErrors {

    /** Tells the on-call gardener about records that failed three times. */
    @Bean
    DefaultErrorHandler errorHandler(RestTemplate pager) {
        return new DefaultErrorHandler(
                (record, failure) -> alert(pager, record, failure), new FixedBackOff(1_000L, 2L));
    }

    private static void alert(RestTemplate pager, ConsumerRecord<?, ?> record, Exception failure) {
        String text = record.topic() + "@" + record.offset() + ": " + failure.getMessage();
        pager.postForLocation("https://pager.stonecrop.example/alerts", text);
    }
}
