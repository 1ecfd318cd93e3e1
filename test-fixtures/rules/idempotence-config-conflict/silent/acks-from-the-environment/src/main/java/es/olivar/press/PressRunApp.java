package es.olivar.press;

public final class PressRunApp {

  private PressRunApp() {}

  public static void main(String[] args) {
    try (PressRunSender sender = new PressRunSender(args[0])) {
      sender.start(args[1], args[2]);
    }
  }
}
