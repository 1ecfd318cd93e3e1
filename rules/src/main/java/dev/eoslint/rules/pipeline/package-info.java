/** Rules on the consumer side of transactional pipelines. */
@NullMarked
package dev.eoslint.rules.pipeline;

import org.jspecify.annotations.NullMarked;
