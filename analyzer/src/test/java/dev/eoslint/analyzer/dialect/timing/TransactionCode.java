package dev.eoslint.analyzer.dialect.timing;

import dev.eoslint.analyzer.dialect.ApplicationReader;
import dev.eoslint.analyzer.dialect.KnownLibraries;
import dev.eoslint.analyzer.dialect.TreeOnDisk;
import dev.eoslint.analyzer.model.KafkaApplication;
import dev.eoslint.analyzer.model.Wait;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** A method with a consumer and an initialised producer, and what the model says of its time. */
final class TransactionCode {

  private static final String SOURCE =
      """
      package com.acme;

      import java.io.*;
      import java.net.URI;
      import java.net.http.*;
      import java.sql.*;
      import java.time.Duration;
      import java.util.*;
      import java.util.concurrent.*;
      import org.apache.kafka.clients.consumer.*;
      import org.apache.kafka.clients.producer.*;

      class Relay {

        private final CountDownLatch ready = new CountDownLatch(1);

        private static KafkaProducer<String, String> open() {
          Properties settings = new Properties();
          settings.put("transactional.id", System.getenv("POD_NAME"));
          KafkaProducer<String, String> producer = new KafkaProducer<>(settings);
          producer.initTransactions();
          return producer;
        }

        void run(BlockingQueue<String> queue, Connection database, HttpClient http)
            throws Exception {
          KafkaConsumer<String, String> consumer = new KafkaConsumer<>(new Properties());
          ProducerRecord<String, String> output = new ProducerRecord<>("sent", "text");
      %s  }
      }
      """;

  private TransactionCode() {}

  /** Returns the model of {@code statements}. */
  static KafkaApplication read(Path folder, String statements) {
    TreeOnDisk tree =
        TreeOnDisk.in(folder)
            .with("src/main/java/com/acme/Relay.java", SOURCE.formatted(statements.indent(4)));
    return ApplicationReader.read(
            KnownLibraries.load(), tree.sources(), Optional.empty(), List.of())
        .application();
  }

  /** Returns the waits in the transactions of {@code statements}, in short words. */
  static List<String> waits(Path folder, String statements) {
    return read(folder, "KafkaProducer<String, String> producer = open();\n" + statements)
        .transactions()
        .stream()
        .flatMap(transaction -> transaction.waits().stream())
        .map(TransactionCode::describe)
        .distinct()
        .toList();
  }

  private static String describe(Wait wait) {
    return describe(wait.length())
        + (wait.afterFirstWrite() ? " after a write" : "")
        + (wait.forEachRecord() ? " for each record" : "")
        + (wait.conditional() ? " perhaps" : "");
  }

  private static String describe(Wait.Length length) {
    if (length instanceof Wait.Length.Exactly exactly) {
      return exactly.milliseconds() + " ms";
    } else if (length instanceof Wait.Length.AtMost most) {
      return "up to " + most.milliseconds() + " ms";
    }
    return "until " + ((Wait.Length.Until) length).event();
  }
}
