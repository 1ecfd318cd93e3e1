/** How long code in transactions takes, as far as the sources show. */
@NullMarked
package dev.eoslint.analyzer.dialect.timing;

import org.jspecify.annotations.NullMarked;
