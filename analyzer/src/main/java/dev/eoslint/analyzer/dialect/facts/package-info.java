/** What the dialects see while code is executed, before it becomes the model. */
@NullMarked
package dev.eoslint.analyzer.dialect.facts;

import org.jspecify.annotations.NullMarked;
