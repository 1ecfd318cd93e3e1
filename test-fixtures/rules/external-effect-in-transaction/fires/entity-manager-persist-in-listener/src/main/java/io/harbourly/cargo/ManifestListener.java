package io.harbourly.cargo;

import java.util.List;
import org.springframework.kafka.annotation.KafkaListener;
import org.springframework.kafka.core.KafkaOperations;
import org.springframework.stereotype.Component;

@Component
public class ManifestListener {

  private final ManifestArchive archive;
  private final KafkaOperations<String, Object> kafka;

  public ManifestListener(ManifestArchive archive, KafkaOperations<String, Object> kafka) {
    this.archive = archive;
    this.kafka = kafka;
  }

  @KafkaListener(topics = "manifests", groupId = "manifest-archive")
  public void onManifest(ManifestMessage manifest) {
    archive.append(manifest.vessel(), manifest.containers());
    kafka.send("manifests-archived", manifest.vessel(), manifest);
  }

  public record ManifestMessage(String vessel, List<String> containers) {}
}
