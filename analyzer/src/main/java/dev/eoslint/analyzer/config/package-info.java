/**
 * Reads configuration files into entries that know where they stand.
 *
 * <p>Properties, YAML and JSON become {@linkplain dev.eoslint.analyzer.config.ConfigDocument
 * documents} of flat keys with exact sites. Nothing here knows a framework; what Spring makes of
 * such documents is in the package {@code spring} below, what a text with placeholders means in the
 * package {@code placeholder}.
 */
@NullMarked
package dev.eoslint.analyzer.config;

import org.jspecify.annotations.NullMarked;
