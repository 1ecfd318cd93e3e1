package dev.eoslint.analyzer.java.value;

import dev.eoslint.analyzer.model.Site;

/**
 * The state of a lock while a thread holds it.
 *
 * @param since the call that took it
 */
public record HeldLock(Site since) implements Status {}
