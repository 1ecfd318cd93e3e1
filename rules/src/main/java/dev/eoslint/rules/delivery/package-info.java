/** Rules on loops that process each record at least once: what they commit, and when. */
@NullMarked
package dev.eoslint.rules.delivery;

import org.jspecify.annotations.NullMarked;
