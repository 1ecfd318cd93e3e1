package nl.postwerk.labels.label;

import java.util.Locale;

/** Draws a label in the language of the printers. */
final class LabelLayout {

  private static final int CHECK_DIGITS = 97;

  String draw(String shipment, String address) {
    int check = Math.floorMod(shipment.hashCode(), CHECK_DIGITS);
    StringBuilder label = new StringBuilder("^XA");
    int line = 0;
    for (String part : address.split("\\|")) {
      label.append(String.format(Locale.ROOT, "^FO40,%d^FD%s^FS", 60 + 40 * line++, part.strip()));
    }
    return label.append(String.format(Locale.ROOT, "^BC^FD%s%02d^FS^XZ", shipment, check)).toString();
  }
}
