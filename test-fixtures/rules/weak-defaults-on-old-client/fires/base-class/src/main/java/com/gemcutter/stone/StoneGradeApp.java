package com.gemcutter.stone;

public final class StoneGradeApp {

  private StoneGradeApp() {}

  public static void main(String[] args) {
    try (StoneGradeSender sender = new StoneGradeSender(args[0])) {
      sender.grade(args[1], args[2]);
    }
  }
}
