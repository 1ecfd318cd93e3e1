package no.fjordlink.ferry;

import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

public final class TicketTransfer {

  private static KafkaProducer<String, String> producerFor(String purpose) {
    Properties settings = new Properties();
    settings.setProperty("bootstrap.servers", System.getenv("KAFKA_BROKERS"));
    settings.setProperty("transactional.id", purpose + "-" + System.getenv("POD_NAME"));
    return new KafkaProducer<>(settings, new StringSerializer(), new StringSerializer());
  }

  public static void main(String[] args) {
    try (KafkaProducer<String, String> sales = producerFor("ticket-sales");
        KafkaProducer<String, String> refunds = producerFor("ticket-refunds")) {
      sales.initTransactions();

      sales.beginTransaction();
      sales.send(new ProducerRecord<>("tickets.sold", args[0], args[1]));
      sales.send(new ProducerRecord<>("seats.taken", args[1], args[0]));
      sales.commitTransaction();

      refunds.beginTransaction(); // expect: init-transactions-missing
      refunds.send(new ProducerRecord<>("tickets.refunded", args[2], args[3]));
      refunds.send(new ProducerRecord<>("seats.released", args[3], args[2]));
      refunds.commitTransaction();
    }
  }
}
