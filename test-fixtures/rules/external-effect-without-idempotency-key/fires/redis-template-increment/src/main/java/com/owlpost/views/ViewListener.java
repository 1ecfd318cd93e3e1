package com.owlpost.views;

import java.util.List;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.springframework.kafka.annotation.KafkaListener;
import org.springframework.stereotype.Component;

@Component
class ViewListener {

  private final ViewCounts counts;

  ViewListener(ViewCounts counts) {
    this.counts = counts;
  }

  @KafkaListener(topics = "article-views", groupId = "view-counts", batch = "true")
  void onViews(List<ConsumerRecord<String, String>> views) {
    for (ConsumerRecord<String, String> view : views) {
      counts.count(view.key());
      counts.rememberReader(view.key(), view.value());
    }
  }
}
