/**
 * Publishers of Project Reactor: what their operators are given runs when somebody subscribes, not
 * when the chain is put together.
 */
@NullMarked
package dev.eoslint.analyzer.dialect.reactive;

import org.jspecify.annotations.NullMarked;
