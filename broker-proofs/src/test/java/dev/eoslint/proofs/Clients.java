package dev.eoslint.proofs;

import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/**
 * A release of the Kafka clients that is older than the one of this build. Programs are compiled
 * for it from their sources.
 */
final class Clients {

  private static final String PREFIX = "kafka-clients-";
  private static final String SUFFIX = ".jar";

  private final String version;
  private final Path library;
  private final ClassLoader kafka;
  private final Map<Path, Path> compiled = new HashMap<>();

  private Clients(Path library) {
    String file = library.getFileName().toString();
    this.version = file.substring(PREFIX.length(), file.length() - SUFFIX.length());
    this.library = library;
    this.kafka = loader(library, new Logging());
  }

  /** Returns the release of 3.9 that the build provides. */
  static Clients of39() {
    return of("3.9.");
  }

  /** Returns the release of 2.8 that the build provides. */
  static Clients of28() {
    return of("2.8.");
  }

  private static Clients of(String line) {
    Path folder = Path.of(System.getProperty("proofs.clients", "target/clients"));
    try (Stream<Path> files = Files.list(folder)) {
      return files
          .filter(file -> file.getFileName().toString().startsWith(PREFIX + line))
          .findFirst()
          .map(Clients::new)
          .orElseThrow(() -> new IllegalStateException("No clients " + line + " in " + folder));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Returns the version. */
  String version() {
    return version;
  }

  /**
   * Compiles a program for this release and runs it with it, where it sees nothing of the release
   * of this build.
   *
   * @param source the source file
   * @param arguments those of its constructor
   */
  IsolatedProgram run(Path source, Object... arguments) {
    return new IsolatedProgram(
        Repository.classIn(source), loader(compile(source), kafka), arguments);
  }

  /**
   * Compiles a program for this release and runs it with the one of this build, as happens when an
   * application is upgraded but not built anew.
   *
   * @param source the source file
   * @param arguments those of its constructor
   */
  IsolatedProgram runUpgraded(Path source, Object... arguments) {
    return new IsolatedProgram(
        Repository.classIn(source),
        loader(compile(source), Clients.class.getClassLoader()),
        arguments);
  }

  private Path compile(Path source) {
    return compiled.computeIfAbsent(source, this::compileAnew);
  }

  private Path compileAnew(Path source) {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    StringWriter messages = new StringWriter();
    try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, null)) {
      Path output = Files.createDirectories(library.resolveSibling("programs-" + version));
      List<String> options =
          List.of("-proc:none", "-nowarn", "-cp", library.toString(), "-d", output.toString());
      if (!compiler
          .getTask(messages, files, null, options, null, files.getJavaFileObjects(source))
          .call()) {
        throw new IllegalStateException(messages.toString());
      }
      return output;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static URLClassLoader loader(Path path, ClassLoader parent) {
    try {
      return new URLClassLoader(new URL[] {path.toUri().toURL()}, parent);
    } catch (MalformedURLException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Finds what clients log with, and nothing else of this build. */
  private static final class Logging extends ClassLoader {

    Logging() {
      super(ClassLoader.getPlatformClassLoader());
    }

    @Override
    protected Class<?> findClass(String name) throws ClassNotFoundException {
      if (name.startsWith("org.slf4j.")) {
        return Clients.class.getClassLoader().loadClass(name);
      }
      throw new ClassNotFoundException(name);
    }
  }
}
