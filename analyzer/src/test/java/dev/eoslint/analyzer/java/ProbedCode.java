package dev.eoslint.analyzer.java;

import dev.eoslint.analyzer.java.flow.Interpreter;
import dev.eoslint.analyzer.java.flow.Roots;
import dev.eoslint.analyzer.java.parse.JavaFileParser;
import dev.eoslint.analyzer.java.reach.JavaProject;
import dev.eoslint.analyzer.java.reach.MethodSymbol;
import dev.eoslint.analyzer.java.reach.TypeSymbol;
import dev.eoslint.analyzer.java.tree.Variable;
import dev.eoslint.analyzer.java.value.AbstractValue;
import dev.eoslint.analyzer.java.value.ConfigMap;
import dev.eoslint.analyzer.java.value.ConfigMap.Entry;
import dev.eoslint.analyzer.java.value.Engine;
import dev.eoslint.analyzer.java.value.Frame;
import dev.eoslint.analyzer.java.value.LibrarySemantics;
import dev.eoslint.analyzer.java.value.State;
import dev.eoslint.analyzer.java.value.Surroundings;
import dev.eoslint.analyzer.java.value.jdk.EnvironmentModel;
import dev.eoslint.analyzer.java.value.jdk.JdkSemantics;
import dev.eoslint.analyzer.java.value.jdk.ResourceFiles;
import dev.eoslint.analyzer.model.Site;
import dev.eoslint.analyzer.model.Value;
import dev.eoslint.analyzer.source.SourceRequest;
import dev.eoslint.analyzer.source.SourceTree;
import dev.eoslint.analyzer.source.TriggerWords;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Java code that is executed under the eyes of a {@link Probe}. The code calls {@code see(x)}, and
 * the test asks what was known of {@code x} there.
 *
 * <p>Code can use the gates of {@link GateLibrary}. Main methods are executed first, then what
 * nothing else calls, as for a real application. {@code HOSTNAME} is the one environment variable
 * that differs between instances, and {@code client.properties} the one file that code can load.
 */
public final class ProbedCode {

  private static final Pattern PACKAGE = Pattern.compile("(?m)^package ([\\w.]+);");
  private static final Pattern TYPE =
      Pattern.compile("(?m)^(?:[\\w@]+ )*?(?:class|interface|enum|record) (\\w+)");
  private static final Pattern IMPORT = Pattern.compile("\\b([A-Z]\\w*)\\b");

  /** What the bodies of statements can name without importing it. */
  private static final Map<String, String> IMPORTS = imports();

  private final Path root;
  private final List<LibrarySemantics> libraries = new ArrayList<>();
  private Surroundings surroundings = new WithoutFramework();

  private ProbedCode(Path root) {
    this.root = root;
  }

  /** Returns a project without code in the empty folder {@code root}. */
  public static ProbedCode in(Path root) {
    return new ProbedCode(root);
  }

  /** Returns what is seen, in the order of execution, when {@code sources} are executed. */
  public static List<String> seen(Path root, String... sources) {
    ProbedCode code = in(root);
    for (String source : sources) {
      code.with(source);
    }
    return code.run().values();
  }

  /** Returns what is seen when {@code statements} are executed as a main method. */
  public static List<String> seenIn(Path root, String statements) {
    return seen(root, mainClass(mainMethod(statements)));
  }

  /** Returns what is seen when the methods of a class with a main method are executed. */
  public static List<String> seenInClass(Path root, String members) {
    return seen(root, mainClass(members));
  }

  /** Adds a Java file under the name of its first type. */
  public ProbedCode with(String source) {
    Matcher type = TYPE.matcher(source);
    if (!type.find()) {
      throw new IllegalArgumentException("There is no type in: " + source);
    }
    Matcher declared = PACKAGE.matcher(source);
    String folder = declared.find() ? declared.group(1).replace('.', '/') + "/" : "";
    Path file = root.resolve("src/main/java/" + folder + type.group(1) + ".java");
    try {
      Files.createDirectories(file.getParent());
      Files.writeString(file, source);
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
    return this;
  }

  /** Adds a class whose main method executes {@code statements}. */
  public ProbedCode withMain(String statements) {
    return with(mainClass(mainMethod(statements)));
  }

  /** Sets what a framework does around the code. */
  public ProbedCode in(Surroundings framework) {
    this.surroundings = framework;
    return this;
  }

  /** Adds a library that the code can use. */
  public ProbedCode with(LibrarySemantics library) {
    libraries.add(library);
    return this;
  }

  /** Reads the project without executing it. */
  public <T> T read(java.util.function.Function<JavaProject, T> question) {
    try (JavaFileParser parser = new JavaFileParser()) {
      return question.apply(
          new JavaProject(sources(), parser, new JdkSemantics(ENVIRONMENT, FILES)::knowsType));
    }
  }

  /** Executes everything and returns the probe. */
  public Probe run() {
    Probe probe = new Probe();
    List<LibrarySemantics> semantics = new ArrayList<>(List.of(probe, probe.gates()));
    semantics.addAll(libraries);
    semantics.add(new JdkSemantics(ENVIRONMENT, FILES));
    read(
        project -> {
          Roots roots = Roots.of(project, List.of("see", "look"));
          Interpreter interpreter = new Interpreter(project, semantics, surroundings);
          for (MethodSymbol main : roots.mains()) {
            interpreter.runRoot(main, List.of());
          }
          roots.runRemaining(interpreter, method -> interpreter.runRoot(method, List.of()));
          if (!interpreter.faults().isEmpty()) {
            throw new AssertionError(interpreter.faults().toString());
          }
          probe.finish(interpreter);
          return probe;
        });
    return probe;
  }

  private SourceTree sources() {
    return SourceTree.read(
        new SourceRequest(
            root,
            List.of(root),
            List.of(),
            TriggerWords.of(List.of("see(", "look("), List.of("no such word")),
            false));
  }

  private static String mainMethod(String statements) {
    return "public static void main(String[] args) throws Exception {\n"
        + statements.indent(2)
        + "}\n";
  }

  private static String mainClass(String members) {
    StringBuilder source = new StringBuilder("package sample;\n\n");
    Matcher names = IMPORT.matcher(members);
    names
        .results()
        .map(name -> IMPORTS.getOrDefault(name.group(1), ""))
        .filter(name -> !name.isEmpty())
        .distinct()
        .sorted()
        .forEach(name -> source.append("import ").append(name).append(";\n"));
    return source
        .append("\nfinal class Main {\n")
        .append(members.indent(2))
        .append("}\n")
        .toString();
  }

  private static Map<String, String> imports() {
    Map<String, String> imports = new LinkedHashMap<>();
    for (String name :
        List.of(
            "gate.Gate",
            "gate.GateException",
            "gate.JammedException",
            "gate.LockedException",
            "java.io.FileInputStream",
            "java.io.IOException",
            "java.net.InetAddress",
            "java.time.Duration",
            "java.time.Instant",
            "java.util.ArrayList",
            "java.util.Arrays",
            "java.util.Collections",
            "java.util.HashMap",
            "java.util.HashSet",
            "java.util.List",
            "java.util.Locale",
            "java.util.Map",
            "java.util.Objects",
            "java.util.Optional",
            "java.util.Properties",
            "java.util.Random",
            "java.util.Set",
            "java.util.UUID",
            "java.util.concurrent.TimeUnit",
            "java.util.concurrent.TimeoutException",
            "java.util.concurrent.atomic.AtomicBoolean",
            "java.util.stream.IntStream",
            "java.util.stream.Stream",
            "reactor.core.publisher.Flux",
            "reactor.core.publisher.Mono",
            "reactor.core.scheduler.Schedulers")) {
      imports.put(name.substring(name.lastIndexOf('.') + 1), name);
    }
    return imports;
  }

  private static final EnvironmentModel ENVIRONMENT =
      new EnvironmentModel() {
        @Override
        public Value variable(String name, Site site) {
          return name.equals("HOSTNAME")
              ? new Value.PerInstance("host", List.of(site))
              : new Value.External(name, Optional.empty(), List.of(site));
        }

        @Override
        public Value systemProperty(String name, Site site) {
          return new Value.External(name, Optional.empty(), List.of(site));
        }
      };

  private static final ResourceFiles FILES =
      (name, fromFile) ->
          name.endsWith("client.properties") ? Optional.of(clientProperties()) : Optional.empty();

  private static ConfigMap clientProperties() {
    Site site = Site.startOf("client.properties");
    return ConfigMap.empty()
        .with("acks", new Entry(AbstractValue.known("all", site), site, "acks", false))
        .with("client.id", new Entry(AbstractValue.known("file", site), site, "client.id", false));
  }

  /** The surroundings of an application without a framework. */
  private static final class WithoutFramework implements Surroundings {

    @Override
    public Optional<AbstractValue> inject(
        Variable variable, TypeSymbol owner, State state, Frame frame, Engine engine) {
      return Optional.empty();
    }

    @Override
    public Optional<Frame.EnclosingScope> around(MethodSymbol method, Frame frame) {
      return Optional.empty();
    }
  }
}
