/** Rules on how long transactions take and how large they become. */
@NullMarked
package dev.eoslint.rules.timing;

import org.jspecify.annotations.NullMarked;
