package net.hearth.wood;

import jakarta.servlet.http.HttpServlet;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.util.HashMap;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

public class WoodServlet extends HttpServlet {

  private KafkaProducer<String, String> producer;

  @Override
  public void init() {
    producer = new KafkaProducer<>(config(), new StringSerializer(), new StringSerializer());
    producer.initTransactions();
  }

  @Override
  protected void doPost(HttpServletRequest request, HttpServletResponse response) {
    String log = request.getParameter("log");
    producer.beginTransaction(); // expect: transactional-producer-shared-across-threads
    producer.send(new ProducerRecord<>("wood", log, "STACKED"));
    producer.send(new ProducerRecord<>("wood-log", log));
    producer.commitTransaction();
    response.setStatus(202);
  }

  private static Map<String, Object> config() {
    Map<String, Object> config = new HashMap<>();
    config.put("bootstrap.servers", System.getenv("KAFKA_SERVERS"));
    config.put("transactional.id", "wood-" + System.getenv("POD_NAME"));
    return config;
  }
}
