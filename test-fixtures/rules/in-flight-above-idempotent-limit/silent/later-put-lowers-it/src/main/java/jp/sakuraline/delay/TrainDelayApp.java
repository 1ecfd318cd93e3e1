package jp.sakuraline.delay;

public final class TrainDelayApp {

  private TrainDelayApp() {}

  public static void main(String[] args) {
    try (TrainDelaySender sender = new TrainDelaySender(args[0])) {
      sender.announce(args[1], args[2]);
    }
  }
}
