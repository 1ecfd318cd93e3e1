package gr.thalassa.sponge;

import java.util.List;
import java.util.Properties;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.errors.ApplicationRecoverableException;
import org.apache.kafka.common.errors.InvalidConfigurationException;
import org.apache.kafka.common.errors.TimeoutException;

final class DiveWriter extends AtomicWriter {

  DiveWriter(Properties config) {
    super(config);
  }

  void write(String diver, List<String> sponges) {
    try {
      producer.beginTransaction();
      sponges.forEach(sponge -> producer.send(new ProducerRecord<>("sponges", diver, sponge)));
      producer.commitTransaction();
    } catch (TimeoutException e) {
      rollback(e);
      throw e;
    } catch (ApplicationRecoverableException | InvalidConfigurationException e) {
      close();
      throw e;
    }
  }
}
