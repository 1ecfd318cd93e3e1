package fr.lavande.harvest;

public final class HarvestApp {

  private HarvestApp() {}

  public static void main(String[] args) {
    try (HarvestSender sender = new HarvestSender(args[0])) {
      sender.report(args[1], args[2]);
    }
  }
}
