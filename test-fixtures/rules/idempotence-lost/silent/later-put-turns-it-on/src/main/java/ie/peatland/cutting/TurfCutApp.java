package ie.peatland.cutting;

public final class TurfCutApp {

  private TurfCutApp() {}

  public static void main(String[] args) {
    try (TurfCutSender sender = new TurfCutSender(args[0])) {
      sender.cut(args[1], args[2]);
    }
  }
}
