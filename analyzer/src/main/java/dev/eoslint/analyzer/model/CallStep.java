package dev.eoslint.analyzer.model;

/**
 * One call on the way from an entry point to the place that matters.
 *
 * @param site the call
 * @param description what is called, for people: {@code "OrderService.charge"}
 */
public record CallStep(Site site, String description) {}
