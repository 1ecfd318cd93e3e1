package es.mercado.tariff;

import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.hibernate.Session;
import org.hibernate.SessionFactory;

/** Reads the tariff table again whenever a change is announced. */
public class TariffCache implements Runnable {

    private final SessionFactory sessions;
    private volatile Map<String, Integer> centsByZone = Map.of();

    public TariffCache(SessionFactory sessions) {
        this.sessions = sessions;
    }

    public int cents(String zone) {
        return centsByZone.get(zone);
    }

    @Override
    public void run() {
        Map<String, Object> config = new HashMap<>();
        config.put(ConsumerConfig.BOOTSTRAP_SERVERS_CONFIG, "mercado-kafka:9092");
        config.put(ConsumerConfig.GROUP_ID_CONFIG, "tariff-cache-" + System.getenv("HOSTNAME"));
        config.put(ConsumerConfig.ENABLE_AUTO_COMMIT_CONFIG, true);
        try (KafkaConsumer<String, String> changes =
                new KafkaConsumer<>(config, new StringDeserializer(), new StringDeserializer())) {
            changes.subscribe(List.of("tariff-changes"));
            while (!Thread.currentThread().isInterrupted()) {
                ConsumerRecords<String, String> announced = changes.poll(Duration.ofSeconds(30));
                if (!announced.isEmpty()) {
                    reload();
                }
            }
        }
    }

    private void reload() {
        try (Session session = sessions.openSession()) {
            session.beginTransaction();
            List<Tariff> tariffs = session.createSelectionQuery("from Tariff", Tariff.class).getResultList();
            session.getTransaction().commit();
            centsByZone = tariffs.stream().collect(Collectors.toUnmodifiableMap(t -> t.zone, t -> t.cents));
        }
    }

    @Entity(name = "Tariff")
    static class Tariff {
        @Id
        String zone;
        int cents;
    }
}
