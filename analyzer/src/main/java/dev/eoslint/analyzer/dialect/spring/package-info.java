/** Spring for Apache Kafka, with and without Spring Boot. */
@NullMarked
package dev.eoslint.analyzer.dialect.spring;

import org.jspecify.annotations.NullMarked;
