package com.sunroof.solar;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.UUID;

/** A name that is drawn at the first start and kept on the disk of the controller. */
final class InstanceId {

  private InstanceId() {}

  static String load(Path directory) throws IOException {
    Path file = directory.resolve("instance-id");
    if (Files.notExists(file)) {
      Files.createDirectories(directory);
      Files.writeString(file, UUID.randomUUID().toString());
    }
    return Files.readString(file).strip();
  }
}
