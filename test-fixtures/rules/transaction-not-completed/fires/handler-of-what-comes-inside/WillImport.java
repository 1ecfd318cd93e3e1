import com.univocity.deeds.DeedFormatException;
import com.univocity.deeds.DeedReader;
import java.util.List;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;

/** The reader is also asked inside of the transaction. */
public final class WillImport {

  private final KafkaProducer<String, String> producer;
  private final DeedReader reader;

  public WillImport(KafkaProducer<String, String> producer, DeedReader reader) {
    this.producer = producer;
    this.reader = reader;
    producer.initTransactions();
  }

  public void importAll(String file) {
    try {
      List<String> wills = reader.readDeeds(file);
      // expect: transaction-not-completed
      producer.beginTransaction();
      try {
        for (String will : wills) {
          producer.send(new ProducerRecord<>("wills", reader.notaryOf(will), will));
        }
        producer.commitTransaction();
      } catch (KafkaException e) {
        producer.close();
        throw e;
      }
    } catch (DeedFormatException e) {
      System.err.println("Not a file of wills: " + file);
    }
  }
}
