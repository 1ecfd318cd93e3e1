package com.hillfort.digest;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import org.springframework.kafka.annotation.KafkaListener;
import org.springframework.stereotype.Component;

@Component
public class Headlines {

  private final Deque<String> latest = new ArrayDeque<>();

  @KafkaListener(topics = "headlines", groupId = "digest")
  public synchronized void onHeadline(String headline) {
    latest.addFirst(headline);
    if (latest.size() > 20) {
      latest.removeLast();
    }
  }

  public synchronized List<String> latest() {
    return List.copyOf(latest);
  }
}
