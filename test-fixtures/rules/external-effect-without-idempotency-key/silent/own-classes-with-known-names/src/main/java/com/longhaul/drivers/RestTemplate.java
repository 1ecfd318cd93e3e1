package com.longhaul.drivers;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/** The rest periods that a driver must take within a shift. */
class RestTemplate {

  private final List<Duration> rests = new ArrayList<>();

  RestTemplate postForObject(Duration driven, Duration rest) {
    if (driven.compareTo(Duration.ofMinutes(270)) >= 0) {
      rests.add(rest);
    }
    return this;
  }

  Duration total() {
    return rests.stream().reduce(Duration.ZERO, Duration::plus);
  }
}
