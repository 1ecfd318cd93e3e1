package dev.eoslint.analyzer.source;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Finds the files that are in the scope of a run.
 *
 * <p>Symbolic links are not followed: what they lead to inside the root is found under its own
 * path, and nothing outside the root is read.
 */
final class FolderWalk {

  /** How many folders are worth a thread that lists them. */
  private static final int FOLDERS_PER_THREAD = 4;

  private final SourceRequest request;
  private final Excludes excludes;
  private final Notices notices;

  FolderWalk(SourceRequest request, Notices notices) {
    this.request = request;
    this.excludes = new Excludes(request.excludes());
    this.notices = notices;
  }

  /**
   * Returns the files below all inputs, in no particular order. Inputs that overlap repeat files.
   */
  List<FoundFile> walk() {
    Listing found = new Listing();
    for (Path input : request.inputs()) {
      start(input, found);
    }
    List<FoundFile> files = new ArrayList<>(found.files);
    List<Folder> level = found.folders;
    while (!level.isEmpty()) {
      List<Listing> listings = Workers.map(level, FOLDERS_PER_THREAD, this::list);
      level = new ArrayList<>();
      for (Listing listing : listings) {
        level.addAll(listing.folders);
        files.addAll(listing.files);
      }
    }
    return files;
  }

  private void start(Path input, Listing found) {
    TreePath path = TreePath.of(request.root(), input);
    try {
      BasicFileAttributes attributes = Files.readAttributes(input, BasicFileAttributes.class);
      if (!liesInRoot(input)) {
        notices.incomplete(path.toString(), Notices.INPUT_OUTSIDE_ROOT);
      } else if (excludes.excludesFolderAbove(path)) {
        return;
      } else if (attributes.isDirectory()) {
        addFolder(new Folder(path, input, false, gitIgnoresAbove(path)), found);
      } else if (attributes.isRegularFile()) {
        addFile(path, input, liesInTests(path), attributes.size(), found);
      }
    } catch (IOException unreadable) {
      notices.incomplete(path.toString(), Notices.INPUT_UNREADABLE);
    }
  }

  private boolean liesInRoot(Path location) throws IOException {
    return location.toRealPath().startsWith(request.root().toRealPath());
  }

  private GitIgnores gitIgnoresAbove(TreePath path) {
    GitIgnores ignores = GitIgnores.NONE;
    for (int length = 0; length < path.length(); length++) {
      TreePath folder = path.start(length);
      ignores = withGitIgnoreOf(folder, request.root().resolve(folder.toString()), ignores);
    }
    return ignores;
  }

  private GitIgnores withGitIgnoreOf(TreePath folder, Path location, GitIgnores above) {
    Path file = location.resolve(GitIgnore.FILE_NAME);
    if (!Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)) {
      return above;
    }
    try {
      FileBytes bytes = new FileBuffer().read(file, Files.size(file), SourceTree.MAXIMAL_SIZE);
      return above.with(GitIgnore.parse(folder.length(), DecodedText.of(bytes).content()));
    } catch (IOException unreadable) {
      notices.note(folder.child(GitIgnore.FILE_NAME).toString(), Notices.IGNORE_FILE_UNREADABLE);
      return above;
    }
  }

  private static boolean liesInTests(TreePath path) {
    for (int index = 1; index < path.length() - 1; index++) {
      if (ProjectLayout.isTestFolder(path.name(index - 1), path.name(index), false)) {
        return true;
      }
    }
    return false;
  }

  private Listing list(Folder folder) {
    Listing listing = new Listing();
    String[] names = folder.location().toFile().list();
    if (names == null) {
      notices.incomplete(folder.path().toString(), Notices.FOLDER_UNREADABLE);
      return listing;
    }
    List<String> entries = Arrays.asList(names);
    Folder known =
        entries.contains(GitIgnore.FILE_NAME)
            ? folder.with(withGitIgnoreOf(folder.path(), folder.location(), folder.ignores()))
            : folder;
    boolean module = ProjectLayout.isModule(entries);
    boolean sourcesInside = entries.contains(ProjectLayout.SOURCE_FOLDER);
    Set<String> libraries = LibrarySources.in(folder);
    for (String name : entries) {
      boolean skipped =
          ProjectLayout.isNeverRead(name)
              || ProjectLayout.isNeverAFolder(name)
              || (module && ProjectLayout.isBuildOutput(name))
              || libraries.contains(name);
      if (!skipped) {
        addEntry(known, name, sourcesInside, listing);
      }
    }
    return listing;
  }

  private void addEntry(Folder folder, String name, boolean besideSources, Listing listing) {
    TreePath path = folder.path().child(name);
    try {
      Path location = folder.location().resolve(name);
      BasicFileAttributes attributes =
          Files.readAttributes(location, BasicFileAttributes.class, LinkOption.NOFOLLOW_LINKS);
      if (folder.ignores().ignores(path, attributes.isDirectory())) {
        return;
      }
      if (attributes.isDirectory()) {
        boolean test =
            folder.test() || ProjectLayout.isTestFolder(folder.name(), name, besideSources);
        addFolder(new Folder(path, location, test, folder.ignores()), listing);
      } else if (attributes.isRegularFile()) {
        addFile(path, location, folder.test(), attributes.size(), listing);
      } else if (attributes.isSymbolicLink()) {
        checkLink(path, location);
      }
    } catch (InvalidPathException inexpressible) {
      tellUnreadable(path, name, Notices.NAME_UNREADABLE);
    } catch (IOException unreadable) {
      tellUnreadable(path, name, Notices.FILE_UNREADABLE);
    }
  }

  private void tellUnreadable(TreePath path, String name, String message) {
    boolean likelyFolder = name.indexOf('.') < 0;
    if (likelyFolder || FileKind.of(name).isPresent()) {
      notices.incomplete(path.toString(), message);
    } else {
      notices.note(path.toString(), message);
    }
  }

  private void addFolder(Folder folder, Listing listing) {
    boolean inScope = request.includeTests() || !folder.test();
    if (inScope && !excludes.excludesFolder(folder.path())) {
      listing.folders.add(folder);
    }
  }

  private void addFile(TreePath path, Path location, boolean inTests, long size, Listing listing) {
    String name = path.name(path.length() - 1);
    Optional<FileKind> kind = FileKind.of(name);
    boolean test = inTests || ProjectLayout.isTestFile(name);
    if (kind.isPresent() && (request.includeTests() || !test) && !excludes.excludesFile(path)) {
      listing.files.add(new FoundFile(path, location, kind.get(), test, size));
    }
  }

  private void checkLink(TreePath path, Path location) {
    boolean relevant = FileKind.of(path.toString()).isPresent() || Files.isDirectory(location);
    boolean excluded = excludes.excludesFile(path) || excludes.excludesFolder(path);
    if (relevant && !excluded && !leadsIntoRoot(location)) {
      notices.note(path.toString(), Notices.LINK_OUTSIDE_ROOT);
    }
  }

  private boolean leadsIntoRoot(Path link) {
    try {
      return liesInRoot(link);
    } catch (IOException leadsToNothing) {
      return false;
    }
  }

  /** What a folder holds. */
  private static final class Listing {
    private final List<Folder> folders = new ArrayList<>();
    private final List<FoundFile> files = new ArrayList<>();
  }
}
