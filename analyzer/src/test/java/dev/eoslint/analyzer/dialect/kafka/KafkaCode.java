package dev.eoslint.analyzer.dialect.kafka;

import dev.eoslint.analyzer.dialect.ApplicationReader;
import dev.eoslint.analyzer.dialect.KnownLibraries;
import dev.eoslint.analyzer.dialect.TreeOnDisk;
import dev.eoslint.analyzer.model.KafkaApplication;
import dev.eoslint.analyzer.model.PollingFault;
import dev.eoslint.analyzer.model.ProducerCall;
import dev.eoslint.analyzer.model.ProducerState;
import dev.eoslint.analyzer.model.ProducerState.Caught;
import dev.eoslint.analyzer.model.Site;
import dev.eoslint.analyzer.model.TransactionEnd;
import dev.eoslint.analyzer.model.TransactionProtocol;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** A class that uses kafka-clients, and what the model says of it in short words. */
final class KafkaCode {

  private static final Pattern CALL = Pattern.compile("(\\w+)\\(");
  private static final String FILE = "src/main/java/com/acme/Relay.java";

  private static final String HEAD =
      """
      package com.acme;

      import java.time.Duration;
      import java.util.*;
      import java.util.concurrent.*;
      import org.apache.kafka.clients.consumer.*;
      import org.apache.kafka.clients.producer.*;
      import org.apache.kafka.common.*;
      import org.apache.kafka.common.errors.*;

      """;

  private static final String CLIENTS =
      """
      static KafkaProducer<String, String> producer() {
        Properties settings = new Properties();
        settings.put("transactional.id", System.getenv("POD_NAME"));
        return new KafkaProducer<>(settings);
      }

      static KafkaConsumer<String, String> consumer() {
        Properties settings = new Properties();
        settings.put("group.id", "relay");
        KafkaConsumer<String, String> consumer = new KafkaConsumer<>(settings);
        consumer.subscribe(List.of("orders"));
        return consumer;
      }
      """;

  private final List<String> lines;
  private final KafkaApplication application;

  private KafkaCode(Path folder, String source) {
    this.lines = source.lines().toList();
    TreeOnDisk tree = TreeOnDisk.in(folder).with(FILE, source);
    this.application =
        ApplicationReader.read(KnownLibraries.load(), tree.sources(), Optional.empty(), List.of())
            .application();
  }

  /** Returns a class with {@code members}, which can call {@code producer()} and so on. */
  static KafkaCode ofClass(Path folder, String members) {
    return new KafkaCode(
        folder, HEAD + "class Relay {\n" + CLIENTS.indent(2) + "\n" + members.indent(2) + "}\n");
  }

  /** Returns a main method that makes a {@code producer} and executes {@code statements}. */
  static KafkaCode ofMain(Path folder, String statements) {
    return ofClass(
        folder,
        "public static void main(String[] args) throws Exception {\n"
            + "  KafkaProducer<String, String> producer = producer();\n"
            + statements.indent(2)
            + "}\n");
  }

  /** The same, where the producer is initialised and there is a {@code consumer}. */
  static KafkaCode ofRelay(Path folder, String statements) {
    return ofMain(
        folder,
        "KafkaConsumer<String, String> consumer = consumer();\nproducer.initTransactions();\n"
            + statements);
  }

  KafkaApplication application() {
    return application;
  }

  TransactionProtocol protocol() {
    return application.protocol();
  }

  /** Returns the states that the producer can be in before each call of this kind. */
  List<String> before(ProducerCall.Kind kind) {
    return protocol().calls(kind).stream()
        .map(
            call ->
                call.before().stream()
                    .map(this::describe)
                    .sorted()
                    .distinct()
                    .collect(Collectors.joining(" | ")))
        .toList();
  }

  /** Returns how the only transaction ends, for example {@code aborted in Exception}. */
  List<String> ends() {
    if (application.transactions().size() != 1) {
      throw new AssertionError("There is not one transaction: " + application.transactions());
    }
    return application.transactions().get(0).ends().stream()
        .map(this::describe)
        .distinct()
        .sorted()
        .toList();
  }

  /**
   * Returns what poll loops do wrong, for example {@code polls on after abort: abort(), poll()}.
   */
  List<String> pollingFaults() {
    return protocol().pollingFaults().stream().map(this::describe).distinct().toList();
  }

  /** Returns the line of {@code site} without the space around it. */
  String line(Site site) {
    return lines.get(site.startLine() - 1).strip();
  }

  private String describe(ProducerState state) {
    if (state instanceof ProducerState.Created created) {
      return "created" + (created.perhapsUsed() ? ", perhaps used" : "");
    } else if (state instanceof ProducerState.Ready ready) {
      return "ready after " + ready.by().method() + in(ready.caught());
    } else if (state instanceof ProducerState.InTransaction open) {
      return "open"
          + open.failed().map(call -> " after failed " + called(call)).orElse("")
          + in(open.caught());
    } else if (state instanceof ProducerState.Unanswered unanswered) {
      return "unanswered "
          + unanswered.kind().method()
          + (unanswered.repeated() ? " in a loop" : "")
          + in(unanswered.caught());
    } else if (state instanceof ProducerState.Failed failed) {
      return "failed at "
          + called(failed.call())
          + in(failed.caught())
          + failed.abort().map(call -> ", abort failed").orElse("")
          + (failed.swallowed() ? " unnoticed" : "");
    }
    return state.getClass().getSimpleName().toLowerCase(Locale.ROOT);
  }

  private String describe(TransactionEnd end) {
    return words(end.outcome())
        + in(end.caught())
        + (end.owned() ? ", owned" : "")
        + (end.livesOn() ? ", lives on" : "");
  }

  private String describe(PollingFault fault) {
    return words(fault.kind()) + ": " + called(fault.site()) + ", " + called(fault.other());
  }

  private static String words(Enum<?> name) {
    return name.name().toLowerCase(Locale.ROOT).replace('_', ' ');
  }

  private static String in(Optional<Caught> caught) {
    return caught.map(handler -> " in " + handler.simpleName()).orElse("");
  }

  private String called(Site site) {
    String line = lines.get(site.startLine() - 1).substring(site.startColumn() - 1);
    Matcher call = CALL.matcher(line);
    return call.find() ? call.group(1) : line;
  }
}
