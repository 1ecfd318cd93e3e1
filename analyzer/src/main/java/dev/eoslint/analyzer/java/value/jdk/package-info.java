/** What the classes of the JDK do to values: texts, numbers, maps, collections, environment. */
@NullMarked
package dev.eoslint.analyzer.java.value.jdk;

import org.jspecify.annotations.NullMarked;
