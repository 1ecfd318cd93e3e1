/** Rules on how transactions are begun and ended, and on what happens when something fails. */
@NullMarked
package dev.eoslint.rules.protocol;

import org.jspecify.annotations.NullMarked;
