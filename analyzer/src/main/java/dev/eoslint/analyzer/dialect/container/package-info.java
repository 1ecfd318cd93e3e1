/** What frameworks do with objects and methods: how many there are of one, and on which threads. */
@NullMarked
package dev.eoslint.analyzer.dialect.container;

import org.jspecify.annotations.NullMarked;
