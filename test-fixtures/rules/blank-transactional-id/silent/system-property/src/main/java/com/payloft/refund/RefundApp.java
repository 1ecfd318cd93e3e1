package com.payloft.refund;

public final class RefundApp {

  private RefundApp() {}

  public static void main(String[] args) {
    try (RefundSender sender = new RefundSender(args[0])) {
      sender.grant(args[1], args[2]);
    }
  }
}
