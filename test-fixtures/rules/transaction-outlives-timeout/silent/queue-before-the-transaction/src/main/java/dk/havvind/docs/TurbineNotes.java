package dk.havvind.docs;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

public final class TurbineNotes implements Runnable {

  private final BlockingQueue<String> notes = new ArrayBlockingQueue<>(1_000);
  private final KafkaProducer<String, String> producer;

  public TurbineNotes(Map<String, Object> config) {
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
  }

  public boolean add(String note) {
    return notes.offer(note);
  }

  @Override
  public void run() {
    producer.initTransactions();
    try {
      while (true) {
        List<String> batch = new ArrayList<>();
        batch.add(notes.take());
        notes.drainTo(batch, 99);
        producer.beginTransaction();
        for (String note : batch) {
          producer.send(new ProducerRecord<>("turbine-notes", note));
        }
        producer.commitTransaction();
      }
    } catch (InterruptedException e) {
      producer.close();
      Thread.currentThread().interrupt();
    }
  }
}
