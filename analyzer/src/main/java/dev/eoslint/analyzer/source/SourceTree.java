package dev.eoslint.analyzer.source;

import java.io.IOException;
import java.lang.ref.WeakReference;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The files in the scope of a run.
 *
 * <p>Left out are folders of version control, editors and build tools, generated code, what {@code
 * .gitignore} files inside the root name, what the request excludes, tests unless the request
 * includes them, binary files and files that are larger than {@link #MAXIMAL_SIZE}. Symbolic links
 * are not followed.
 *
 * <p>The result depends on the files alone, not on the order in which the file system or several
 * threads deliver them. A tree can be used from several threads.
 */
public final class SourceTree {

  /** How large a file can be to be analysed, in bytes. */
  public static final int MAXIMAL_SIZE = 8 << 20;

  private static final Comparator<ScannedFile> ORDER =
      Comparator.comparing((ScannedFile scanned) -> scanned.file().path())
          .thenComparing(scanned -> scanned.file().test());

  private final Path root;
  private final List<SourceFile> files;
  private final Map<String, List<SourceFile>> javaFilesByName;
  private final Notices notices;
  private final Map<String, WeakReference<SourceText>> texts = new ConcurrentHashMap<>();
  private final Map<String, List<SourceFile>> javaFilesByWord = new ConcurrentHashMap<>();
  private final WordIndex wordIndex;

  private SourceTree(Path root, List<ScannedFile> scanned, Notices notices) {
    this.root = root;
    this.files = scanned.stream().map(ScannedFile::file).toList();
    this.notices = notices;
    this.wordIndex =
        new WordIndex(
            scanned.stream().filter(each -> each.file().kind() == FileKind.JAVA).toList(),
            (file, buffer) -> content(file, buffer).withAsciiBytes());
    this.javaFilesByName = new HashMap<>();
    for (SourceFile file : files) {
      if (file.kind() == FileKind.JAVA) {
        javaFilesByName.computeIfAbsent(file.name(), unused -> new ArrayList<>()).add(file);
      }
    }
  }

  /**
   * Finds the files of a request and reads each of them once to see whether it matters. What cannot
   * be read becomes a notice.
   */
  public static SourceTree read(SourceRequest request) {
    Notices notices = new Notices();
    TriggerScan scan = new TriggerScan(request.triggerWords(), notices);
    List<ScannedFile> files = new ArrayList<>(scan.read(new FolderWalk(request, notices).walk()));
    files.sort(ORDER);
    return new SourceTree(request.root(), withoutRepetitions(files), notices);
  }

  /** Of a file that several inputs lead to, keeps the one that is no test if there is one. */
  private static List<ScannedFile> withoutRepetitions(List<ScannedFile> sorted) {
    List<ScannedFile> unique = new ArrayList<>(sorted.size());
    String last = "";
    for (ScannedFile scanned : sorted) {
      if (!scanned.file().path().equals(last)) {
        unique.add(scanned);
        last = scanned.file().path();
      }
    }
    return unique;
  }

  /** Returns the absolute folder that all paths are relative to. */
  public Path root() {
    return root;
  }

  /** Returns all files, sorted by path. */
  public List<SourceFile> files() {
    return files;
  }

  /** Returns the files of a kind, sorted by path. */
  public List<SourceFile> files(FileKind kind) {
    return files.stream().filter(file -> file.kind() == kind).toList();
  }

  /** Returns the files of a kind that hold a trigger word, sorted by path. */
  public List<SourceFile> mattering(FileKind kind) {
    return files.stream().filter(file -> file.kind() == kind && file.matters()).toList();
  }

  /**
   * Returns a file.
   *
   * @param path path relative to the root, with forward slashes
   * @return empty when there is no such file in the scope of the run
   */
  public Optional<SourceFile> file(String path) {
    int low = 0;
    int high = files.size() - 1;
    while (low <= high) {
      int middle = (low + high) >>> 1;
      int order = files.get(middle).path().compareTo(path);
      if (order == 0) {
        return Optional.of(files.get(middle));
      }
      if (order < 0) {
        low = middle + 1;
      } else {
        high = middle - 1;
      }
    }
    return Optional.empty();
  }

  /**
   * Returns the text of a file. It is kept while somebody uses it and read again afterwards.
   *
   * <p>Text is UTF-8, or UTF-16 when a byte order mark says so. Other bytes are read as ISO-8859-1,
   * with a notice if the file matters. A file that cannot be read any more is empty text and a
   * notice.
   */
  public SourceText text(SourceFile file) {
    WeakReference<SourceText> known = texts.get(file.path());
    SourceText kept = known == null ? null : known.get();
    if (kept != null) {
      return kept;
    }
    DecodedText decoded = DecodedText.of(content(file, new FileBuffer()));
    if (decoded.guessed() && file.matters()) {
      notices.note(file.path(), Notices.GUESSED_ENCODING);
    }
    SourceText text = new SourceText(file.path(), decoded.content());
    texts.put(file.path(), new WeakReference<>(text));
    return text;
  }

  /** Returns the Java files called {@code <simpleTypeName>.java}, sorted by path. */
  public List<SourceFile> javaFilesNamed(String simpleTypeName) {
    List<SourceFile> found = javaFilesByName.get(simpleTypeName + ".java");
    return found == null ? List.of() : Collections.unmodifiableList(found);
  }

  /**
   * Returns the Java files that contain a word, anywhere, also in comments and strings, sorted by
   * path.
   *
   * @param word ASCII text such as an identifier; parts of longer words do not count
   */
  public List<SourceFile> javaFilesContaining(String word) {
    List<SourceFile> known = javaFilesByWord.get(word);
    if (known != null) {
      return known;
    }
    List<SourceFile> found = wordIndex.filesContaining(List.of(word), file -> true);
    javaFilesByWord.put(word, found);
    return found;
  }

  /**
   * Returns the Java files that hold a trigger word and contain one of {@code words}, sorted by
   * path.
   *
   * @param words ASCII text such as identifiers; parts of longer words do not count
   */
  public List<SourceFile> matteringJavaFilesContaining(List<String> words) {
    return wordIndex.filesContaining(words, SourceFile::matters);
  }

  /** Returns what reading has to tell so far, in the natural order of notices. */
  public List<Notice> notices() {
    return notices.sorted();
  }

  private FileBytes content(SourceFile file, FileBuffer buffer) {
    try {
      return buffer.read(file.location(), Files.size(file.location()), MAXIMAL_SIZE);
    } catch (IOException unreadable) {
      notices.incomplete(file.path(), Notices.FILE_UNREADABLE);
      return FileBytes.EMPTY;
    }
  }
}
