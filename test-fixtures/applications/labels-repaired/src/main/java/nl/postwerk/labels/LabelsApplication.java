package nl.postwerk.labels;

import java.io.IOException;
import nl.postwerk.labels.label.LabelWorkers;
import nl.postwerk.labels.manifest.ManifestWorker;
import nl.postwerk.labels.tracking.TrackingEndpoint;

/** Prints labels, lists shipments and follows them. */
public final class LabelsApplication {

  private LabelsApplication() {}

  public static void main(String[] arguments) throws IOException {
    LabelWorkers labels = new LabelWorkers(Integer.parseInt(System.getenv("LABEL_WORKERS")));
    ManifestWorker manifests = new ManifestWorker();
    TrackingEndpoint tracking = new TrackingEndpoint();
    Runtime.getRuntime()
        .addShutdownHook(new Thread(() -> stop(labels, manifests, tracking), "stop"));
    labels.start();
    manifests.start();
    tracking.start();
  }

  private static void stop(
      LabelWorkers labels, ManifestWorker manifests, TrackingEndpoint tracking) {
    try {
      tracking.close();
      manifests.end();
      labels.stop();
      manifests.join();
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
    }
  }
}
