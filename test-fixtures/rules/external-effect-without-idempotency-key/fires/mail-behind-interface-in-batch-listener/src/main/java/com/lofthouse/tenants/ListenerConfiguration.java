package com.lofthouse.tenants;

import java.util.Map;
import com.lofthouse.tenants.notice.NoticeChannel.Notice;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.kafka.config.ConcurrentKafkaListenerContainerFactory;
import org.springframework.kafka.core.DefaultKafkaConsumerFactory;
import org.springframework.kafka.support.serializer.JsonDeserializer;

@Configuration
class ListenerConfiguration {

  @Bean
  ConcurrentKafkaListenerContainerFactory<String, Notice> batchFactory(@Value("${brokers}") String brokers) {
    var consumers =
        new DefaultKafkaConsumerFactory<>(
            Map.<String, Object>of("bootstrap.servers", brokers, "auto.offset.reset", "earliest"),
            new StringDeserializer(),
            new JsonDeserializer<>(Notice.class));
    var factory = new ConcurrentKafkaListenerContainerFactory<String, Notice>();
    factory.setConsumerFactory(consumers);
    factory.setBatchListener(true);
    return factory;
  }
}
