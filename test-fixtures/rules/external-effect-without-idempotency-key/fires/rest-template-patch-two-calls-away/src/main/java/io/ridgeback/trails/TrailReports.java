package io.ridgeback.trails;

import java.util.Locale;

class TrailReports {

  private final TrailApi api;

  TrailReports(TrailApi api) {
    this.api = api;
  }

  void handle(String trail, String report) {
    switch (report.toLowerCase(Locale.ROOT)) {
      case "fallen-tree", "washed-out" -> api.addObstacle(trail, report);
      default -> {}
    }
  }
}
