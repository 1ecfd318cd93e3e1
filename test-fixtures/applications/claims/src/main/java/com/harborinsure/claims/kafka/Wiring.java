package com.harborinsure.claims.kafka;

import com.harborinsure.claims.application.ClaimsWorker;
import com.harborinsure.claims.domain.Claim;
import com.harborinsure.claims.domain.ThresholdAssessment;
import com.harborinsure.claims.port.UnitOfWork;
import com.harborinsure.claims.reinsurance.BordereauPublisher;
import com.harborinsure.claims.reserves.ReserveTransactions;
import com.harborinsure.claims.reserves.ReserveWorker;
import java.math.BigDecimal;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.common.serialization.Deserializer;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

/** The composition root: the only place that knows which class stands behind which port. */
public final class Wiring {

  public static final String BORDEREAUX = "reinsurance.bordereaux";

  static final String CLAIMS = "claims.filed";
  static final String DECISIONS = "claims.decisions";
  static final String REFERRALS = "claims.referrals";
  static final String RESERVES = "claims.reserves";

  private static final BigDecimal LIMIT = new BigDecimal("1500.00");
  private static final Set<String> PERILS = Set.of("fire", "storm", "water", "theft");

  private final String brokers;
  private final String instance;

  public Wiring(String brokers, String instance) {
    this.brokers = brokers;
    this.instance = instance;
  }

  public ClaimsWorker claimsWorker() {
    Producer<String, String> producer = producer("claims-" + instance);
    producer.initTransactions();
    Consumer<String, Claim> consumer = consumer("claims", new ClaimDeserializer());
    consumer.subscribe(List.of(CLAIMS));
    UnitOfWork unit = new KafkaUnitOfWork(producer, consumer, new KafkaDecisionLog(producer));
    return new ClaimsWorker(
        new KafkaClaimSource(consumer), unit, new ThresholdAssessment(LIMIT, PERILS));
  }

  public ReserveWorker reserveWorker() {
    Producer<String, String> producer = producer("reserves-" + instance);
    producer.initTransactions();
    return new ReserveWorker(
        REFERRALS,
        consumer("reserves", new StringDeserializer()),
        new ReserveTransactions(RESERVES, producer));
  }

  public Producer<String, String> bordereauProducer() {
    return producer(BordereauPublisher.PRODUCER);
  }

  private Producer<String, String> producer(String transactionalId) {
    Map<String, Object> settings = new HashMap<>();
    settings.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
    settings.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, transactionalId);
    return new KafkaProducer<>(settings, new StringSerializer(), new StringSerializer());
  }

  private <V> Consumer<String, V> consumer(String group, Deserializer<V> values) {
    Map<String, Object> settings =
        Map.of(
            ConsumerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers,
            ConsumerConfig.GROUP_ID_CONFIG, group,
            ConsumerConfig.ENABLE_AUTO_COMMIT_CONFIG, false,
            ConsumerConfig.ISOLATION_LEVEL_CONFIG, "read_committed",
            ConsumerConfig.AUTO_OFFSET_RESET_CONFIG, "earliest");
    return new KafkaConsumer<>(settings, new StringDeserializer(), values);
  }
}
