/** The XML files that MyBatis reads statements from. */
@NullMarked
package dev.eoslint.analyzer.dialect.effect.mapper;

import org.jspecify.annotations.NullMarked;
