/** Writers that print findings, one class per output format. */
@NullMarked
package dev.eoslint.reports;

import org.jspecify.annotations.NullMarked;
