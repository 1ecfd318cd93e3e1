package com.oakandiron.forge;

import com.oakandiron.forge.stream.ExactlyOnceWorker;
import java.util.Properties;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

public final class HammerBlowWorker extends ExactlyOnceWorker<String, String> {

  public HammerBlowWorker(Consumer<String, String> consumer, Producer<String, String> producer) {
    super(consumer, producer);
  }

  public static void main(String[] args) {
    Properties input = new Properties();
    input.setProperty("bootstrap.servers", System.getenv("KAFKA"));
    input.setProperty("group.id", "hammer-blows");
    input.setProperty("enable.auto.commit", "false");
    input.setProperty("isolation.level", "read_committed");
    Properties output = new Properties();
    output.setProperty("bootstrap.servers", System.getenv("KAFKA"));
    output.setProperty("transactional.id", "hammer-blows-" + System.getenv("HOSTNAME"));
    new HammerBlowWorker(
            new KafkaConsumer<>(input, new StringDeserializer(), new StringDeserializer()),
            new KafkaProducer<>(output, new StringSerializer(), new StringSerializer()))
        .work();
  }

  @Override
  protected String inputTopic() {
    return "hammer-blows";
  }

  @Override
  protected ProducerRecord<String, String> transform(ConsumerRecord<String, String> blow) {
    return new ProducerRecord<>("forge-wear", blow.key(), blow.value().trim());
  }
}
