package cloud.hrdesk.absence;

import java.util.Map;
import java.util.Properties;
import java.util.concurrent.ConcurrentHashMap;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

/** Keeps the records of tenants in transactions of their own. */
public class TenantProducers {

  private final Map<String, Producer<String, String>> byTenant = new ConcurrentHashMap<>();
  private final Properties config = new Properties();

  public TenantProducers(String brokers) {
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
    config.put(ProducerConfig.KEY_SERIALIZER_CLASS_CONFIG, StringSerializer.class);
    config.put(ProducerConfig.VALUE_SERIALIZER_CLASS_CONFIG, StringSerializer.class);
    config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "absence"); // expect: transactional-id-shared-in-process
  }

  public void approve(String tenant, String employee, Iterable<String> days) {
    Producer<String, String> producer =
        byTenant.computeIfAbsent(
            tenant,
            ignored -> {
              Producer<String, String> created = new KafkaProducer<>(config);
              created.initTransactions();
              return created;
            });
    synchronized (producer) {
      producer.beginTransaction();
      days.forEach(
          day -> producer.send(new ProducerRecord<>(tenant + ".absences", employee, day)));
      producer.commitTransaction();
    }
  }
}
