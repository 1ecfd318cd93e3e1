/** Rules on the offsets of what transactions process. */
@NullMarked
package dev.eoslint.rules.offsets;

import org.jspecify.annotations.NullMarked;
