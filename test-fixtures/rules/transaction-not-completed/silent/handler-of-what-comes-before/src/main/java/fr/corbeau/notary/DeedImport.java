package fr.corbeau.notary;

import com.univocity.deeds.DeedFormatException;
import com.univocity.deeds.DeedReader;
import java.util.List;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;

/** The reader throws its exceptions before the transaction begins. */
public final class DeedImport {

  private final KafkaProducer<String, String> producer;
  private final DeedReader reader;
  private final fr.corbeau.seal.SealRegister register;

  public DeedImport(
      KafkaProducer<String, String> producer,
      DeedReader reader,
      fr.corbeau.seal.SealRegister register) {
    this.producer = producer;
    this.reader = reader;
    this.register = register;
    producer.initTransactions();
  }

  public void importAll(String file) {
    try {
      List<String> deeds = reader.readDeeds(file);
      producer.beginTransaction();
      try {
        for (String deed : deeds) {
          producer.send(new ProducerRecord<>("deeds", register.sealOf(deed), deed));
        }
        producer.commitTransaction();
      } catch (KafkaException e) {
        producer.close();
        throw e;
      }
    } catch (DeedFormatException e) {
      System.err.println("Not a file of deeds: " + file);
    }
  }
}
