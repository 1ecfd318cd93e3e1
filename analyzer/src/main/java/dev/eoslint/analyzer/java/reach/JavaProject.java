package dev.eoslint.analyzer.java.reach;

import dev.eoslint.analyzer.java.parse.JavaFileParser;
import dev.eoslint.analyzer.java.parse.ParsedJava;
import dev.eoslint.analyzer.java.tree.JavaFile;
import dev.eoslint.analyzer.java.tree.TypeDeclaration;
import dev.eoslint.analyzer.source.FileKind;
import dev.eoslint.analyzer.source.Notice;
import dev.eoslint.analyzer.source.SourceFile;
import dev.eoslint.analyzer.source.SourceTree;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/**
 * The Java sources of the analysed tree, parsed when a question leads to them and at most once.
 *
 * <p>Not safe for use from several threads.
 */
public final class JavaProject {

  private final SourceTree sources;
  private final JavaFileParser parser;
  private final Predicate<String> knownLibraryType;
  private final TypeNames names = new TypeNames(this);
  private final Map<SourceFile, JavaFile> files = new LinkedHashMap<>();
  private final IdentityHashMap<TypeDeclaration, TypeSymbol> symbols = new IdentityHashMap<>();
  private final Map<String, Optional<TypeSymbol>> typesByName = new HashMap<>();
  private final Map<String, List<TypeSymbol>> subtypes = new HashMap<>();
  private final List<Notice> notices = new ArrayList<>();

  /**
   * Creates a project over {@code sources}.
   *
   * @param knownLibraryType tells whether a qualified name is a library type that analysis knows;
   *     on-demand imports are resolved with it
   */
  public JavaProject(
      SourceTree sources, JavaFileParser parser, Predicate<String> knownLibraryType) {
    this.sources = sources;
    this.parser = parser;
    this.knownLibraryType = knownLibraryType;
  }

  /** Returns the files that the project is read from. */
  public SourceTree sources() {
    return sources;
  }

  /** Returns what parsing had to give up so far. */
  public List<Notice> notices() {
    return List.copyOf(notices);
  }

  /** Returns how many files were parsed so far. */
  public int parsedFiles() {
    return files.size();
  }

  /** Returns the parsed form of {@code file}. */
  public JavaFile parsed(SourceFile file) {
    JavaFile known = files.get(file);
    if (known != null) {
      return known;
    }
    return add(file, parser.parse(sources.text(file)));
  }

  /** Parses files at the same time, for which questions will come one after the other. */
  public void parseAhead(List<SourceFile> expected) {
    List<SourceFile> unknown = expected.stream().filter(file -> !files.containsKey(file)).toList();
    List<ParsedJava> parsed = parser.parseAll(unknown, sources::text);
    for (int index = 0; index < parsed.size(); index++) {
      add(unknown.get(index), parsed.get(index));
    }
  }

  private JavaFile add(SourceFile file, ParsedJava parsed) {
    notices.addAll(parsed.notices());
    files.put(file, parsed.file());
    return parsed.file();
  }

  /** Returns all types that {@code file} declares, each followed by its member types. */
  public List<TypeSymbol> typesIn(SourceFile file) {
    JavaFile parsed = parsed(file);
    List<TypeSymbol> found = new ArrayList<>();
    parsed.types().forEach(type -> collect(topLevel(parsed, type), found));
    return found;
  }

  private void collect(TypeSymbol type, List<TypeSymbol> found) {
    found.add(type);
    type.declaration().memberTypes().forEach(member -> collect(member(type, member), found));
  }

  /** Returns the type with this canonical name: that of the project, or else one of a library. */
  public JavaType named(String qualifiedName) {
    return type(qualifiedName).map(JavaType::of).orElseGet(() -> JavaType.library(qualifiedName));
  }

  /** Returns the project type with this canonical name. */
  public Optional<TypeSymbol> type(String qualifiedName) {
    Optional<TypeSymbol> known = typesByName.get(qualifiedName);
    if (known == null) {
      known = find(qualifiedName);
      typesByName.put(qualifiedName, known);
    }
    return known;
  }

  private Optional<TypeSymbol> find(String qualifiedName) {
    int dot = qualifiedName.lastIndexOf('.');
    String simpleName = qualifiedName.substring(dot + 1);
    String packageName = dot < 0 ? "" : qualifiedName.substring(0, dot);
    for (SourceFile file : sources.javaFilesNamed(simpleName)) {
      JavaFile parsed = parsed(file);
      if (parsed.packageName().equals(packageName)) {
        for (TypeDeclaration type : parsed.types()) {
          if (type.name().equals(simpleName)) {
            return Optional.of(topLevel(parsed, type));
          }
        }
      }
    }
    boolean couldBeMember = dot > 0 && startsUpperCase(lastPart(packageName));
    return couldBeMember
        ? type(packageName).flatMap(outer -> outer.memberType(simpleName))
        : Optional.empty();
  }

  /**
   * Returns the project types that extend or implement {@code type}, directly or not, in path
   * order.
   */
  public List<TypeSymbol> subtypesOf(TypeSymbol type) {
    List<TypeSymbol> known = subtypes.get(type.qualifiedName());
    if (known == null) {
      // Types that extend one another in a circle must not ask for ever.
      subtypes.put(type.qualifiedName(), List.of());
      known = findSubtypes(type);
      subtypes.put(type.qualifiedName(), known);
    }
    return known;
  }

  private List<TypeSymbol> findSubtypes(TypeSymbol type) {
    Set<TypeSymbol> found = new LinkedHashSet<>();
    for (SourceFile file : sources.javaFilesContaining(type.declaration().name())) {
      for (TypeSymbol candidate : typesIn(file)) {
        if (!candidate.equals(type) && candidate.lineage().contains(type)) {
          found.add(candidate);
        }
      }
    }
    Set<TypeSymbol> all = new LinkedHashSet<>(found);
    found.forEach(direct -> all.addAll(subtypesOf(direct)));
    return List.copyOf(all);
  }

  /** Returns the Java files whose text holds {@code word} and that can matter or not. */
  public List<SourceFile> filesContaining(String word) {
    return sources.javaFilesContaining(word);
  }

  /** Returns the Java files that can matter and whose text holds one of {@code words}. */
  public List<SourceFile> matteringContaining(List<String> words) {
    return sources.matteringJavaFilesContaining(words);
  }

  /** Returns the Java files that can matter. */
  public List<SourceFile> mattering() {
    return sources.mattering(FileKind.JAVA);
  }

  TypeNames names() {
    return names;
  }

  boolean isKnownLibraryType(String qualifiedName) {
    return knownLibraryType.test(qualifiedName);
  }

  TypeSymbol topLevel(JavaFile file, TypeDeclaration type) {
    return symbols.computeIfAbsent(
        type, declared -> new TypeSymbol(this, file, Optional.empty(), declared));
  }

  TypeSymbol member(TypeSymbol outer, TypeDeclaration type) {
    return local(outer.file(), outer, type);
  }

  TypeSymbol local(JavaFile file, TypeSymbol outer, TypeDeclaration type) {
    return symbols.computeIfAbsent(
        type, declared -> new TypeSymbol(this, file, Optional.of(outer), declared));
  }

  private static String lastPart(String name) {
    return name.substring(name.lastIndexOf('.') + 1);
  }

  private static boolean startsUpperCase(String name) {
    return !name.isEmpty() && Character.isUpperCase(name.charAt(0));
  }
}
