package nl.postwerk.labels.kafka;

/** Which of the pods this is. */
final class Instance {

  private Instance() {}

  /** The ordinal that the stateful set put behind the last hyphen of the pod's name. */
  static int ordinal() {
    String pod = System.getenv("POD_NAME");
    return Integer.parseInt(pod.substring(pod.lastIndexOf('-') + 1));
  }
}
