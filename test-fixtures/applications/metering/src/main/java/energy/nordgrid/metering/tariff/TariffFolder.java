package energy.nordgrid.metering.tariff;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;

/** A folder that holds one price list per day. */
public final class TariffFolder {

  private final Path folder;

  public TariffFolder(Path folder) {
    this.folder = folder;
  }

  List<Price> pricesOf(LocalDate day) throws IOException {
    Path file = folder.resolve(day + ".csv");
    if (!Files.exists(file)) {
      return List.of();
    }
    List<Price> prices = new ArrayList<>();
    for (String line : Files.readAllLines(file)) {
      int comma = line.indexOf(',');
      if (comma > 0) {
        prices.add(new Price(line.substring(0, comma), line.substring(comma + 1).strip()));
      }
    }
    return prices;
  }
}
