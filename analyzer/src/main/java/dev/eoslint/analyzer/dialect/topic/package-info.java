/** Topics that code creates or configures: with the admin client and with Spring's builder. */
@NullMarked
package dev.eoslint.analyzer.dialect.topic;

import org.jspecify.annotations.NullMarked;
