/**
 * Which declaration a name means and which project methods a call can enter, from the sources
 * alone: without a class path, library types are known by their imports.
 */
@NullMarked
package dev.eoslint.analyzer.java.reach;

import org.jspecify.annotations.NullMarked;
