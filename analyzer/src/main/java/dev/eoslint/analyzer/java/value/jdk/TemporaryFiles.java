package dev.eoslint.analyzer.java.value.jdk;

import dev.eoslint.analyzer.java.reach.JavaType;
import dev.eoslint.analyzer.java.value.AbstractValue;
import dev.eoslint.analyzer.java.value.HeapObject.LibraryObject;
import dev.eoslint.analyzer.java.value.Invocation;
import dev.eoslint.analyzer.java.value.LibrarySemantics;
import dev.eoslint.analyzer.model.Value;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Temporary files and directories: each gets a name that no other one has.
 *
 * <p>Source: {@code Files.createTempFile}, {@code Files.createTempDirectory} and {@code
 * File.createTempFile}, whose names are made of random numbers. What contains the file, and a file
 * inside of a directory, can have the same name each time.
 */
final class TemporaryFiles implements LibrarySemantics {

  private static final String FILES = "java.nio.file.Files";
  private static final String PATH = "java.nio.file.Path";
  private static final String FILE = "java.io.File";

  /** Attribute of a file or path: the call that made its name. */
  private static final String MAKER = "maker of the name";

  private static final Set<String> OF_FILES = Set.of("createTempFile", "createTempDirectory");

  /** Methods that give a text, or the last part of a path. */
  private static final Set<String> NAMES =
      Set.of(
          "getName",
          "getFileName",
          "getPath",
          "getAbsolutePath",
          "getCanonicalPath",
          "toString",
          "toURI",
          "toUri");

  private static final Set<String> SAME =
      Set.of("toAbsolutePath", "toRealPath", "normalize", "getAbsoluteFile", "getCanonicalFile");

  @Override
  public Optional<AbstractValue> call(Invocation invocation) {
    return invocation.receiver().isPresent() ? onFile(invocation) : creation(invocation);
  }

  private static Optional<AbstractValue> creation(Invocation invocation) {
    if (invocation.isOn(FILES) && OF_FILES.contains(invocation.method())) {
      return Optional.of(file(PATH, "Files." + invocation.method() + "()", invocation));
    }
    return invocation.calls(FILE, "createTempFile")
        ? Optional.of(file(FILE, "File.createTempFile()", invocation))
        : Optional.empty();
  }

  private static AbstractValue file(String type, String maker, Invocation invocation) {
    return invocation
        .state()
        .reference(
            new LibraryObject(
                JavaType.library(type),
                Optional.of(invocation.site()),
                Map.of(
                    MAKER, AbstractValue.of(new Value.Random(maker, List.of(invocation.site()))))));
  }

  private static Optional<AbstractValue> onFile(Invocation invocation) {
    Optional<LibraryObject> file = invocation.receiverAs(LibraryObject.class);
    Optional<AbstractValue> maker = file.flatMap(each -> each.attribute(MAKER));
    if (maker.isEmpty()) {
      return Optional.empty();
    } else if (NAMES.contains(invocation.method())) {
      return Optional.of(AbstractValue.of(maker.get().asValue().seenAt(invocation.site())));
    }
    return switch (invocation.method()) {
      case "toPath" -> Optional.of(converted(PATH, file.get(), invocation));
      case "toFile" -> Optional.of(converted(FILE, file.get(), invocation));
      default -> SAME.contains(invocation.method()) ? invocation.receiver() : Optional.empty();
    };
  }

  private static AbstractValue converted(String type, LibraryObject file, Invocation invocation) {
    return invocation
        .state()
        .reference(new LibraryObject(JavaType.library(type), file.creation(), file.attributes()));
  }
}
