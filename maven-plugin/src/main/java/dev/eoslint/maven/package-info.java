/** Goals that run the linter in a Maven build. */
@NullMarked
package dev.eoslint.maven;

import org.jspecify.annotations.NullMarked;
