package dev.eoslint.analyzer.model;

import java.util.List;

/**
 * How the code follows the protocol of transactions with kafka-clients.
 *
 * @param calls the calls of producers, once for each way that leads to them
 * @param unclosed producers that failed for good and that nothing in view closes
 * @param offsets the offsets that are sent to transactions
 * @param pollingFaults what poll loops do wrong with positions and offsets
 * @param concurrentTransactions transactions that several threads begin on one producer
 * @param faults calls that the protocol allows and that go wrong all the same
 * @param shortLivedProducers producers that are created anew for each poll or request
 */
public record TransactionProtocol(
    List<ProducerCall> calls,
    List<ProducerState.Failed> unclosed,
    List<TransactionalOffsets> offsets,
    List<PollingFault> pollingFaults,
    List<ConcurrentTransaction> concurrentTransactions,
    ProtocolFaults faults,
    List<ShortLivedProducer> shortLivedProducers) {

  /** Copies the lists. */
  public TransactionProtocol {
    calls = List.copyOf(calls);
    unclosed = List.copyOf(unclosed);
    offsets = List.copyOf(offsets);
    pollingFaults = List.copyOf(pollingFaults);
    concurrentTransactions = List.copyOf(concurrentTransactions);
    shortLivedProducers = List.copyOf(shortLivedProducers);
  }

  /** Returns the calls of one kind. */
  public List<ProducerCall> calls(ProducerCall.Kind kind) {
    return calls.stream().filter(call -> call.kind() == kind).toList();
  }

  /** Returns the polling faults of one kind. */
  public List<PollingFault> pollingFaults(PollingFault.Kind kind) {
    return pollingFaults.stream().filter(fault -> fault.kind() == kind).toList();
  }
}
