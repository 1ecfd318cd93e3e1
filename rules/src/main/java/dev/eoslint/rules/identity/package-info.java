/** Rules on the identity that the transaction coordinator knows a producer by. */
@NullMarked
package dev.eoslint.rules.identity;

import org.jspecify.annotations.NullMarked;
