/**
 * Value flow: what expressions can be, as values of an abstract domain.
 *
 * <p>A {@linkplain dev.eoslint.analyzer.java.value.AbstractValue value} is a scalar that the model
 * understands, a reference to an abstract object in the {@linkplain
 * dev.eoslint.analyzer.java.value.State state}, or opaque. States fork where paths part and join
 * where they meet. Libraries are described by {@linkplain
 * dev.eoslint.analyzer.java.value.LibrarySemantics semantics} that each dialect adds to.
 */
@NullMarked
package dev.eoslint.analyzer.java.value;

import org.jspecify.annotations.NullMarked;
