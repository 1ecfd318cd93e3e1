package com.arborist.survey;

import java.time.Duration;
import java.util.List;
import java.util.Properties;
import java.util.concurrent.ExecutionException;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;
import org.hibernate.Session;
import org.hibernate.SessionFactory;
import org.hibernate.Transaction;

/** Looks the surveyed tree up and sends its card. At least once: the reader keeps the newest card per tree. */
public class TreeCardRelay {

    private final SessionFactory sessionFactory;

    public TreeCardRelay(SessionFactory sessionFactory) {
        this.sessionFactory = sessionFactory;
    }

    public void run() throws ExecutionException, InterruptedException {
        Properties in = new Properties();
        in.put(ConsumerConfig.BOOTSTRAP_SERVERS_CONFIG, "tree-kafka:9092");
        in.put(ConsumerConfig.GROUP_ID_CONFIG, "tree-cards");
        in.put(ConsumerConfig.ENABLE_AUTO_COMMIT_CONFIG, "false");
        Properties out = new Properties();
        out.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, "tree-kafka:9092");

        try (KafkaConsumer<String, String> surveys =
                        new KafkaConsumer<>(in, new StringDeserializer(), new StringDeserializer());
                KafkaProducer<String, String> cards =
                        new KafkaProducer<>(out, new StringSerializer(), new StringSerializer())) {
            surveys.subscribe(List.of("tree-surveys"));
            while (true) {
                ConsumerRecords<String, String> batch = surveys.poll(Duration.ofSeconds(1));
                try (Session session = sessionFactory.openSession()) {
                    session.setDefaultReadOnly(true);
                    Transaction transaction = session.beginTransaction();
                    for (ConsumerRecord<String, String> survey : batch) {
                        String card = session
                                .createSelectionQuery("select t.card from Tree t where t.tag = :tag", String.class)
                                .setParameter("tag", survey.key())
                                .getSingleResult();
                        cards.send(new ProducerRecord<>("tree-cards", survey.key(), card)).get();
                    }
                    transaction.commit();
                }
                surveys.commitSync();
            }
        }
    }
}
