package dev.eoslint.analyzer.source;

/**
 * A file after the one time that all files are read.
 *
 * @param file the file
 * @param words the words of a Java file; nothing asks for those of other files, whose filter is
 *     empty
 */
record ScannedFile(SourceFile file, WordFilter words) {}
