package au.outback.roster;

import java.time.Duration;
import java.time.LocalDate;
import java.util.List;
import java.util.Properties;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Publishes tomorrow's roster for all stations at once, every evening. The feedback consumer only shows
 * complaints to the duty officer and has nothing to do with the published rosters.
 */
public class RosterPublisher {

    private static final Logger LOG = LoggerFactory.getLogger(RosterPublisher.class);

    private final List<String> stations;
    private final KafkaProducer<String, String> producer;

    public RosterPublisher(List<String> stations) {
        this.stations = stations;
        Properties props = new Properties();
        props.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, "outback-kafka:9092");
        props.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "roster-" + System.getenv("HOSTNAME"));
        producer = new KafkaProducer<>(props, new StringSerializer(), new StringSerializer());
        producer.initTransactions();
    }

    public void start() {
        ScheduledExecutorService evening = Executors.newSingleThreadScheduledExecutor();
        evening.scheduleAtFixedRate(this::publish, 0, 24, TimeUnit.HOURS);
        new Thread(RosterPublisher::showComplaints, "complaints").start();
    }

    private void publish() {
        String day = LocalDate.now().plusDays(1).toString();
        producer.beginTransaction();
        for (String station : stations) {
            producer.send(new ProducerRecord<>("station-rosters", station, day));
        }
        producer.commitTransaction();
    }

    private static void showComplaints() {
        Properties props = new Properties();
        props.put(ConsumerConfig.BOOTSTRAP_SERVERS_CONFIG, "outback-kafka:9092");
        props.put(ConsumerConfig.GROUP_ID_CONFIG, "roster-complaints");
        props.put(ConsumerConfig.ENABLE_AUTO_COMMIT_CONFIG, "true");
        try (KafkaConsumer<String, String> complaints =
                new KafkaConsumer<>(props, new StringDeserializer(), new StringDeserializer())) {
            complaints.subscribe(List.of("roster-complaints"));
            while (!Thread.currentThread().isInterrupted()) {
                for (ConsumerRecord<String, String> complaint : complaints.poll(Duration.ofSeconds(2))) {
                    LOG.info("{}: {}", complaint.key(), complaint.value());
                }
            }
        }
    }
}
