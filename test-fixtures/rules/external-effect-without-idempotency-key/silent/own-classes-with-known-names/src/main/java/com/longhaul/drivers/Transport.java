package com.longhaul.drivers;

import java.util.HashMap;
import java.util.Map;

/** Loads by lorry, as far as this process has seen them. */
class Transport {

  private final Map<String, String> loads = new HashMap<>();

  void send(String lorry, String load) {
    loads.put(lorry, load);
  }

  int size() {
    return loads.size();
  }
}
