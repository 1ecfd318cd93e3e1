package dev.eoslint.analyzer.model;

import java.util.List;

/**
 * Calls of producers that the protocol of transactions allows and that go wrong all the same.
 *
 * @param callbackCalls calls inside of callbacks that wait for the thread that runs them
 * @param abandoned places that give up a producer with an open transaction
 * @param uncheckedSends sends whose result nothing looks at before the commit
 * @param swallowedFencings failed aborts of fenced producers that nobody learns of
 */
public record ProtocolFaults(
    List<CallbackCall> callbackCalls,
    List<AbandonedTransaction> abandoned,
    List<UncheckedSend> uncheckedSends,
    List<SwallowedFencing> swallowedFencings) {

  /** Copies the lists. */
  public ProtocolFaults {
    callbackCalls = List.copyOf(callbackCalls);
    abandoned = List.copyOf(abandoned);
    uncheckedSends = List.copyOf(uncheckedSends);
    swallowedFencings = List.copyOf(swallowedFencings);
  }
}
