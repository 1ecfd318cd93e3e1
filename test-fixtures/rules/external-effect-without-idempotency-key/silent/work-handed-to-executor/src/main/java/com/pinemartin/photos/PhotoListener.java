package com.pinemartin.photos;

import java.util.concurrent.Executor;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.springframework.beans.factory.annotation.Qualifier;
import org.springframework.kafka.annotation.KafkaListener;
import org.springframework.stereotype.Component;
import org.springframework.web.client.RestTemplate;

/** Thumbnails are best effort: a record is done once its work is queued. */
@Component
class PhotoListener {

  private final Executor workers;
  private final RestTemplate thumbnails;

  PhotoListener(@Qualifier("thumbnailWorkers") Executor workers, RestTemplate thumbnails) {
    this.workers = workers;
    this.thumbnails = thumbnails;
  }

  @KafkaListener(topics = "photos-uploaded", groupId = "thumbnails")
  void onUpload(ConsumerRecord<String, String> photo) {
    workers.execute(() -> render(photo.value()));
    new Thread(() -> thumbnails.postForLocation("http://thumbnails/previews", photo.key())).start();
  }

  private void render(String location) {
    thumbnails.postForLocation("http://thumbnails/renderings", location);
  }
}
