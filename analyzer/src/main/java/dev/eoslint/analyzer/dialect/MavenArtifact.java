package dev.eoslint.analyzer.dialect;

import java.util.Optional;

/**
 * What a Maven build file refers to.
 *
 * @param groupId group id as written
 * @param artifactId artifact id as written
 * @param version version as written; empty when it is managed elsewhere
 */
record MavenArtifact(String groupId, String artifactId, Optional<String> version) {}
