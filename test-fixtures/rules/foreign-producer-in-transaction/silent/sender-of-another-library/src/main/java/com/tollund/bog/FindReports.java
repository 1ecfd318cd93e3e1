package com.tollund.bog;

import com.tollund.bog.mail.MailProducer;
import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

public class FindReports {

  private final Producer<String, String> finds;
  private final MailProducer mails;

  public FindReports(Map<String, Object> config, MailProducer mails) {
    this.finds = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    this.finds.initTransactions();
    this.mails = mails;
  }

  public void report(String bog, List<String> objects) {
    finds.beginTransaction();
    objects.forEach(object -> finds.send(new ProducerRecord<>("bog-finds", bog, object)));
    mails.send("museum", objects.size() + " finds");
    finds.commitTransaction();
  }

  public void close() {
    finds.close();
  }
}
