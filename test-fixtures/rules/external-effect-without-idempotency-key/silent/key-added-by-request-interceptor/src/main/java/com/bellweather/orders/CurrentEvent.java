package com.bellweather.orders;

final class CurrentEvent {

  private static final ThreadLocal<String> ID = new ThreadLocal<>();

  private CurrentEvent() {}

  static void handle(String eventId, Runnable work) {
    ID.set(eventId);
    try {
      work.run();
    } finally {
      ID.remove();
    }
  }

  static String id() {
    return ID.get();
  }
}
