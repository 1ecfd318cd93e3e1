package com.registrar.deeds;

import java.util.List;
import java.util.Properties;
import java.util.concurrent.ExecutionException;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;
import org.hibernate.Session;
import org.hibernate.SessionFactory;

/** Nightly export. The transaction is Hibernate's: it gives the query one view of the tables. */
public class DeedExport {

    private final SessionFactory sessions;

    public DeedExport(SessionFactory sessions) {
        this.sessions = sessions;
    }

    public void export() throws ExecutionException, InterruptedException {
        Properties props = new Properties();
        props.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, "deeds-kafka:9092");
        props.put(ProducerConfig.ACKS_CONFIG, "all");
        try (Session session = sessions.openSession();
                KafkaProducer<String, String> producer =
                        new KafkaProducer<>(props, new StringSerializer(), new StringSerializer())) {
            session.beginTransaction();
            List<String> deeds = session.createNativeQuery("select number from deed", String.class).list();
            for (String deed : deeds) {
                producer.send(new ProducerRecord<>("deed-numbers", deed)).get();
            }
            session.getTransaction().commit();
        }
    }
}
