package dev.eoslint.mutation;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The mistakes that are made in each of the right applications. */
final class Catalogue {

  private Catalogue() {}

  /** Returns the mutations by the folder of their application, in a fixed order. */
  static Map<String, List<Mutation>> all() {
    Map<String, List<Mutation>> all = new LinkedHashMap<>();
    all.put("claims-repaired", ClaimsMutations.all());
    all.put("labels-repaired", LabelsMutations.all());
    all.put("ledger-repaired", LedgerMutations.all());
    all.put("metering-repaired", MeteringMutations.all());
    all.put("orders-repaired", OrdersMutations.all());
    all.put("parcels-repaired", ParcelsMutations.all());
    all.put("ticketing-repaired", TicketingMutations.all());
    all.put("textbook-abort-through-close", TextbookMutations.abortThroughClose());
    all.put("textbook-delegating-producer", TextbookMutations.delegatingProducer());
    all.put("textbook-early-return-guards", TextbookMutations.earlyReturnGuards());
    all.put("textbook-exactly-once-loop", TextbookMutations.exactlyOnceLoop());
    all.put("textbook-mode-flag", TextbookMutations.modeFlag());
    all.put("textbook-offsets-from-position", TextbookMutations.offsetsFromPosition());
    return all;
  }
}
