package live.encore.tickets.report;

import static java.util.stream.Collectors.counting;
import static java.util.stream.Collectors.groupingBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import live.encore.tickets.Topics;
import live.encore.tickets.flow.Clients;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;

/** Publishes how many tickets each hall has sold, as the box offices have written them down. */
public final class DailyTotals {

    private DailyTotals() {
    }

    public static void publish(Path sales) throws IOException {
        Map<String, Long> totals;
        try (var lines = Files.lines(sales)) {
            totals = lines.map(line -> line.split(";")[0]).collect(groupingBy(hall -> hall, counting()));
        }
        try (var producer = Clients.producer("daily-totals")) {
            producer.initTransactions();
            publish(totals, producer);
        }
    }

    private static void publish(Map<String, Long> totals, KafkaProducer<String, String> producer) {
        producer.beginTransaction();
        try {
            totals.forEach((hall, count) ->
                    producer.send(new ProducerRecord<>(Topics.DAILY_TOTALS, hall, count.toString())));
            producer.commitTransaction();
        } finally {
            producer.abortTransaction(); // expect: transaction-call-out-of-order
        }
    }
}
