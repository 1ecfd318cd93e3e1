/**
 * Writers that print the result of a run, one class per output format.
 *
 * <p>All of them write UTF-8 with line feeds and depend on nothing but the result and what their
 * constructors take: no locale, no clock, no environment. The same result gives the same bytes.
 */
@NullMarked
package dev.eoslint.reports;

import org.jspecify.annotations.NullMarked;
