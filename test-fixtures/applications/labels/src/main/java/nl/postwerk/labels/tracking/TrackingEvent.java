package nl.postwerk.labels.tracking;

import java.util.List;

/** A shipment was seen somewhere. */
record TrackingEvent(String shipment, String place) {

  static List<TrackingEvent> parseAll(String lines) {
    return lines
        .lines()
        .map(line -> line.split(",", 2))
        .filter(fields -> fields.length == 2)
        .map(fields -> new TrackingEvent(fields[0], fields[1]))
        .toList();
  }
}
