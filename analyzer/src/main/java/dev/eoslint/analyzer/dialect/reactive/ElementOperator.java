package dev.eoslint.analyzer.dialect.reactive;

import java.util.Arrays;
import java.util.Set;

/** What an operator does with each element. */
enum ElementOperator {
  MAP("map", "mapNotNull"),
  HANDLE("handle"),
  OBSERVE("doOnNext", "doOnEach"),
  /** Subscribes to what its function returns. */
  FLATTEN(
      "flatMap",
      "flatMapMany",
      "flatMapSequential",
      "flatMapDelayError",
      "concatMap",
      "concatMapDelayError",
      "switchMap"),
  FLATTEN_COLLECTION("flatMapIterable", "concatMapIterable"),
  /** Waits for what its function returns. */
  DELAY("delayUntil"),
  ZIP_WITH_RESULT("zipWhen"),
  ZIP_WITH_OTHER("zipWith"),
  /** Leaves elements out, as a function of the program says. */
  FILTER("filter", "takeWhile", "skipWhile", "takeUntil", "skipUntil"),
  /** Leaves elements out, as the library says. */
  SELECT("distinct", "distinctUntilChanged", "take", "takeLast", "skip", "skipLast", "ofType"),
  /** Goes on on another thread. */
  MOVE(
      "publishOn",
      "parallel",
      "runOn",
      "sequential",
      "delayElement",
      "delayElements",
      "timeout",
      "cancelOn"),
  /** Hands every element on as it is. */
  PASS(
      "log",
      "name",
      "tag",
      "metrics",
      "checkpoint",
      "hide",
      "cast",
      "flux",
      "contextWrite",
      "tap",
      "doOnCancel",
      "doOnDiscard",
      "doOnRequest",
      "doOnComplete",
      "onErrorStop",
      "onTerminateDetach",
      "limitRate",
      "sort",
      "singleOrEmpty"),
  UNKNOWN;

  private final Set<String> methods;

  ElementOperator(String... methods) {
    this.methods = Set.of(methods);
  }

  /** Returns what the operator {@code method} does. */
  static ElementOperator of(String method) {
    return Arrays.stream(values())
        .filter(kind -> kind.methods.contains(method))
        .findFirst()
        .orElse(UNKNOWN);
  }

  /** Returns whether it runs a function for each element. */
  boolean runsFunction() {
    return switch (this) {
      case SELECT, MOVE, PASS, UNKNOWN -> false;
      default -> true;
    };
  }
}
