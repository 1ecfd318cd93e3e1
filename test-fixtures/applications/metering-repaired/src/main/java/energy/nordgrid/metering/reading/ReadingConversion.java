package energy.nordgrid.metering.reading;

import energy.nordgrid.metering.config.Topics;
import energy.nordgrid.metering.runner.Conversion;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.producer.ProducerRecord;

/** Makes a checked reading of what a meter sent, or a suspect one that people look at. */
public final class ReadingConversion implements Conversion {

  private static final BigDecimal HIGHEST = BigDecimal.valueOf(120);

  private final ReadingParser parser = new ReadingParser();
  private final PlausibilityCheck check = new PlausibilityCheck(HIGHEST);

  @Override
  public ProducerRecord<String, String> convert(ConsumerRecord<String, String> raw) {
    try {
      MeterReading reading = parser.parse(raw.value());
      String topic = check.accepts(reading) ? Topics.CHECKED_READINGS : Topics.SUSPECT_READINGS;
      return new ProducerRecord<>(topic, reading.meter(), reading.toLine());
    } catch (UnreadableReadingException unreadable) {
      return suspect(raw, unreadable.getMessage());
    }
  }

  private static ProducerRecord<String, String> suspect(
      ConsumerRecord<String, String> raw, String reason) {
    ProducerRecord<String, String> suspect =
        new ProducerRecord<>(Topics.SUSPECT_READINGS, raw.key(), raw.value());
    suspect.headers().add("reason", reason.getBytes(StandardCharsets.UTF_8));
    return suspect;
  }
}
