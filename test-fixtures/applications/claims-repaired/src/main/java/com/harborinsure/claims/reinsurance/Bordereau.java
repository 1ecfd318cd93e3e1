package com.harborinsure.claims.reinsurance;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.YearMonth;
import java.util.List;

/** The list of losses of a month, as the reinsurer wants it. */
public record Bordereau(YearMonth month, List<String> lines) {

  static Bordereau read(Path folder, YearMonth month) throws IOException {
    return new Bordereau(month, Files.readAllLines(folder.resolve(month + ".txt")));
  }
}
