package org.brightbank.transfers;

import java.util.Properties;
import javax.naming.InitialContext;
import javax.naming.NamingException;
import javax.sql.DataSource;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.common.serialization.LongDeserializer;
import org.apache.kafka.common.serialization.LongSerializer;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

public final class TransferApplication {

  public static void main(String[] args) throws NamingException {
    String brokers = System.getenv("KAFKA_BROKERS");

    Properties reading = new Properties();
    reading.setProperty("bootstrap.servers", brokers);
    reading.setProperty("group.id", "transfer-booking");
    reading.setProperty("enable.auto.commit", "false");
    reading.setProperty("isolation.level", "read_committed");
    reading.setProperty("auto.offset.reset", "earliest");

    Properties writing = new Properties();
    writing.setProperty("bootstrap.servers", brokers);
    writing.setProperty("transactional.id", "transfer-booking." + System.getenv("HOSTNAME"));

    DataSource dataSource = InitialContext.doLookup("java:comp/env/jdbc/ledger");
    new TransferPump(
            new KafkaConsumer<>(reading, new StringDeserializer(), new LongDeserializer()),
            new KafkaProducer<>(writing, new StringSerializer(), new LongSerializer()),
            new AccountLedger(dataSource))
        .pump();
  }
}
