package org.fernery.spores;

import java.io.IOException;
import java.util.Map;

/** Reads what the counters of the laboratory write. */
interface SporeFormat {

  Map<String, Integer> read(byte[] bytes) throws IOException;
}
