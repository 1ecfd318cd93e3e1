package com.moorlandair.baggage;

import java.util.List;
import java.util.stream.Collectors;
import org.springframework.kafka.annotation.KafkaListener;
import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.stereotype.Component;

@Component
public class BagScanListener {

  private final Bags bags;
  private final KafkaTemplate<String, String> kafka;

  public BagScanListener(Bags bags, KafkaTemplate<String, String> kafka) {
    this.bags = bags;
    this.kafka = kafka;
  }

  @KafkaListener(topics = "bag-scans", batch = "true")
  public void onScans(List<BagScan> scans) {
    bags.saveAll(
        scans.stream()
            .map(scan -> new Bag(scan.tag(), scan.flight(), scan.belt()))
            .collect(Collectors.toList()));
    scans.forEach(scan -> kafka.send("bags-on-belt", scan.belt(), scan.tag()));
  }

  public record BagScan(String tag, String flight, String belt) {}
}
