/** Rules on what becomes of records that a producer is given outside of transactions. */
@NullMarked
package dev.eoslint.rules.delivery;

import org.jspecify.annotations.NullMarked;
