package io.parcelport.sorting;

public final class SortDecisionApp {

  private SortDecisionApp() {}

  public static void main(String[] args) {
    try (SortDecisionSender sender = new SortDecisionSender(args[0])) {
      sender.decide(args[1], args[2]);
    }
  }
}
