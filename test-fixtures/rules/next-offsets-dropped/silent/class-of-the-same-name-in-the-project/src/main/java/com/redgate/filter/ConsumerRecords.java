package com.redgate.filter;

import java.util.List;

final class ConsumerRecords {

  private final List<String> values;

  ConsumerRecords(List<String> values) {
    this.values = values;
  }

  List<String> values() {
    return values;
  }
}
