package com.granary.scans;

import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.MeterRegistry;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.atomic.AtomicLong;
import lombok.extern.slf4j.Slf4j;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.springframework.kafka.annotation.KafkaListener;
import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.stereotype.Component;

@Slf4j
@Component
public class ScanListener {

  private final Counter scans;
  private final AtomicLong bytes = new AtomicLong();
  private final TextRecognition recognition;
  private final KafkaTemplate<String, String> kafka;

  public ScanListener(MeterRegistry meters, TextRecognition recognition, KafkaTemplate<String, String> kafka) {
    this.scans = meters.counter("scans.received");
    meters.gauge("scans.bytes", bytes);
    this.recognition = recognition;
    this.kafka = kafka;
  }

  @KafkaListener(topics = "delivery-note-scans")
  public void onScan(ConsumerRecord<String, byte[]> scan) throws IOException {
    scans.increment();
    bytes.addAndGet(scan.serializedValueSize());
    Path page = Files.createTempFile("scan-", ".tif");
    try {
      Files.write(page, scan.value());
      String text = recognition.read(page);
      log.info("Read {} characters from {}", text.length(), scan.key());
      kafka.send("delivery-notes", scan.key(), text);
    } finally {
      Files.delete(page);
    }
  }
}
