package com.beekeep.wax;

import java.util.ArrayList;
import java.util.List;
import java.util.Properties;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

/** The workers only send; the transaction waits for all of them. */
public final class WaxExport {

  public static void main(String[] candles) throws InterruptedException, ExecutionException {
    Properties config = new Properties();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, System.getenv("KAFKA_BROKERS"));
    config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "wax-export-" + System.getenv("HOSTNAME"));
    ExecutorService workers = Executors.newFixedThreadPool(4);
    try (var producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer())) {
      producer.initTransactions();
      producer.beginTransaction();
      List<Future<?>> pending = new ArrayList<>();
      for (String candle : candles) {
        pending.add(workers.submit(() -> producer.send(new ProducerRecord<>("candles", candle))));
      }
      for (Future<?> send : pending) {
        send.get();
      }
      producer.commitTransaction();
    } finally {
      workers.shutdown();
    }
  }
}
