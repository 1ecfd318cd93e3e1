package org.coppergate.assay;

import jakarta.ws.rs.client.Client;
import jakarta.ws.rs.client.ClientBuilder;
import jakarta.ws.rs.client.Entity;
import jakarta.ws.rs.client.WebTarget;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.util.Properties;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

/** Orders a laboratory analysis for every ore sample. */
final class AssayWorker extends TransactionalWorker {

  private final WebTarget analyses;

  AssayWorker(Consumer<String, String> consumer, Producer<String, String> producer, WebTarget laboratory) {
    super(consumer, producer, "samples");
    this.analyses = laboratory.path("analyses");
  }

  @Override
  protected ProducerRecord<String, String> process(ConsumerRecord<String, String> sample) {
    try (Response response =
        analyses // expect: external-effect-in-transaction
            .request(MediaType.TEXT_PLAIN)
            .post(Entity.entity(sample.value(), MediaType.APPLICATION_JSON))) {
      return new ProducerRecord<>("analyses-ordered", sample.key(), response.readEntity(String.class));
    }
  }

  public static void main(String[] args) {
    Properties properties = new Properties();
    properties.put(ConsumerConfig.BOOTSTRAP_SERVERS_CONFIG, System.getenv("BOOTSTRAP"));
    properties.put(ConsumerConfig.GROUP_ID_CONFIG, "assay");
    properties.put(ConsumerConfig.ENABLE_AUTO_COMMIT_CONFIG, false);
    properties.put(ConsumerConfig.ISOLATION_LEVEL_CONFIG, "read_committed");
    Properties producerProperties = new Properties();
    producerProperties.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, System.getenv("BOOTSTRAP"));
    producerProperties.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "assay-" + System.getenv("POD_NAME"));

    Client client = ClientBuilder.newClient();
    new AssayWorker(
            new KafkaConsumer<>(properties, new StringDeserializer(), new StringDeserializer()),
            new KafkaProducer<>(producerProperties, new StringSerializer(), new StringSerializer()),
            client.target(System.getenv("LABORATORY_URL")))
        .work();
  }
}
