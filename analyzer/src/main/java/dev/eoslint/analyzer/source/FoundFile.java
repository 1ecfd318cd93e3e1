package dev.eoslint.analyzer.source;

import java.nio.file.Path;

/**
 * A file of a kind that is read, found but not read yet.
 *
 * @param path its path inside the root
 * @param location its absolute path
 * @param kind what language it is written in
 * @param test whether it belongs to tests
 * @param size its size in bytes
 */
record FoundFile(TreePath path, Path location, FileKind kind, boolean test, long size) {}
