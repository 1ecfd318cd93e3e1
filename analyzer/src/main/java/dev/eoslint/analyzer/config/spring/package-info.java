/**
 * Knows what Spring Boot makes of the configuration files of an application: which files and
 * documents hold in which profile, which one wins, what relaxed names and placeholders mean.
 */
@NullMarked
package dev.eoslint.analyzer.config.spring;

import org.jspecify.annotations.NullMarked;
