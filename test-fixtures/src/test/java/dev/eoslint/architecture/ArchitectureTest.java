package dev.eoslint.architecture;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.simpleName;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.GeneralCodingRules.ACCESS_STANDARD_STREAMS;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The walls between the rooms of the project, as {@code docs/architecture.md} draws them.
 *
 * <p>This test lives with the fixtures because only this module sees all the others.
 */
final class ArchitectureTest {

  private static final JavaClasses PRODUCT =
      new ClassFileImporter()
          .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
          .importPackages("dev.eoslint");

  private static final String ANALYZER = "dev.eoslint.analyzer";
  private static final String RULES = "dev.eoslint.rules";
  private static final String REPORTS = "dev.eoslint.reports";
  private static final String CLI = "dev.eoslint.cli";
  private static final String MAVEN = "dev.eoslint.maven";

  private static final String KAFKA = ANALYZER + ".kafka";
  private static final String MODEL = ANALYZER + ".model";
  private static final String RULE = ANALYZER + ".rule";
  private static final String SOURCE = ANALYZER + ".source";
  private static final String CONFIG = ANALYZER + ".config";
  private static final String JAVA = ANALYZER + ".java";
  private static final String DIALECT = ANALYZER + ".dialect";
  private static final String LINT = ANALYZER + ".lint";

  /** Maven's plugin tools write it. */
  private static final String GENERATED_GOAL = "HelpMojo";

  /** A room and the other rooms it may know; whatever is not named here it must not know. */
  private record Room(String name, List<String> knows) {

    Room(String name, String... knows) {
      this(name, List.of(knows));
    }

    DescribedPredicate<JavaClass> reach() {
      String[] reachable =
          Stream.concat(Stream.of(name), knows.stream())
              .map(ArchitectureTest::withSubpackages)
              .toArray(String[]::new);
      return not(resideInAPackage("dev.eoslint.."))
          .or(resideInAnyPackage(reachable))
          .as("reside in %s or outside of eoslint", Arrays.toString(reachable));
    }

    @Override
    public String toString() {
      return name;
    }
  }

  /** From the ground up: a room stands below all that know it. */
  private static List<Room> rooms() {
    return List.of(
        new Room(KAFKA),
        new Room(MODEL, KAFKA),
        new Room(RULE, KAFKA, MODEL),
        new Room(SOURCE, KAFKA, MODEL),
        new Room(CONFIG, KAFKA, MODEL, SOURCE),
        new Room(JAVA, KAFKA, MODEL, SOURCE),
        new Room(DIALECT, KAFKA, MODEL, SOURCE, CONFIG, JAVA),
        new Room(LINT, KAFKA, MODEL, RULE, SOURCE, CONFIG, JAVA, DIALECT),
        new Room(RULES, KAFKA, MODEL, RULE),
        new Room(REPORTS, KAFKA, MODEL, RULE, SOURCE, LINT),
        new Room(CLI, KAFKA, MODEL, RULE, SOURCE, LINT, RULES, REPORTS),
        new Room(MAVEN, KAFKA, MODEL, RULE, SOURCE, LINT, RULES, REPORTS));
  }

  /** A library, by its root package, and the only rooms that may know it. */
  private record Library(String name, List<String> knownIn) {

    Library(String name, String... knownIn) {
      this(name, List.of(knownIn));
    }

    String[] rooms() {
      return knownIn.stream().map(ArchitectureTest::withSubpackages).toArray(String[]::new);
    }

    @Override
    public String toString() {
      return name;
    }
  }

  private static List<Library> libraries() {
    return List.of(
        new Library("com.github.javaparser", JAVA),
        new Library("net.sf.jsqlparser", DIALECT + ".effect.sql"),
        new Library("org.snakeyaml.engine", CONFIG),
        new Library("org.apache.maven", MAVEN),
        new Library("picocli", CLI, REPORTS));
  }

  @ParameterizedTest
  @ValueSource(strings = {ANALYZER, RULES, REPORTS, CLI, MAVEN})
  void everyModuleIsSeen(String module) {
    assertThat(PRODUCT.containPackage(module)).isTrue();
  }

  @ParameterizedTest
  @MethodSource("rooms")
  void roomKnowsOnlyTheRoomsBelowIt(Room room) {
    classes()
        .that()
        .resideInAPackage(withSubpackages(room.name()))
        .should()
        .onlyDependOnClassesThat(room.reach())
        .check(PRODUCT);
  }

  @Test
  void everyClassLivesInARoom() {
    classes()
        .that(not(simpleName("package-info")))
        .should()
        .resideInAnyPackage(
            rooms().stream()
                .map(Room::name)
                .map(ArchitectureTest::withSubpackages)
                .toArray(String[]::new))
        .check(PRODUCT);
  }

  @ParameterizedTest
  @MethodSource("libraries")
  void libraryStaysInItsRooms(Library library) {
    noClasses()
        .that()
        .resideOutsideOfPackages(library.rooms())
        .should()
        .dependOnClassesThat()
        .resideInAPackage(withSubpackages(library.name()))
        .check(PRODUCT);
  }

  @Test
  void nobodyAsksTheSymbolSolver() {
    noClasses()
        .should()
        .dependOnClassesThat()
        .resideInAPackage("com.github.javaparser.symbolsolver..")
        .because("it wants the class path of the application, which a linter does not have")
        .check(PRODUCT);
  }

  @Test
  void rulesTouchNoFiles() {
    noClasses()
        .that()
        .resideInAPackage(withSubpackages(RULES))
        .should()
        .dependOnClassesThat()
        .resideInAPackage("java.nio.file..")
        .orShould()
        .dependOnClassesThat()
        .haveNameMatching("java\\.io\\..*(File|Reader|Writer).*")
        .check(PRODUCT);
  }

  @Test
  void onlyTheEdgesPrint() {
    noClasses()
        .that()
        .resideOutsideOfPackages(withSubpackages(CLI), withSubpackages(MAVEN))
        .should(ACCESS_STANDARD_STREAMS)
        .check(PRODUCT);
  }

  @Test
  void onlyTheCommandEndsTheProcess() {
    noClasses()
        .that()
        .resideOutsideOfPackage(withSubpackages(CLI))
        .should()
        .callMethod(System.class, "exit", int.class)
        .orShould()
        .callMethod(Runtime.class, "exit", int.class)
        .orShould()
        .callMethod(Runtime.class, "halt", int.class)
        .check(PRODUCT);
  }

  @Test
  void staticFieldsDoNotChange() {
    fields()
        .that()
        .areStatic()
        .and()
        .doNotHaveModifier(JavaModifier.SYNTHETIC)
        .should()
        .beFinal()
        .check(PRODUCT);
  }

  @Test
  void staticFieldsHoldNothingThatChanges() {
    fields()
        .that()
        .areStatic()
        .and()
        .doNotHaveModifier(JavaModifier.SYNTHETIC)
        .should()
        .notHaveRawType(
            DescribedPredicate.describe(
                "a type made to be changed", ArchitectureTest::isMadeToBeChanged))
        .check(PRODUCT);
  }

  @Test
  void concreteClassesAreFinal() {
    classes()
        .that()
        .areNotInterfaces()
        .and()
        .areNotEnums()
        .and()
        .areNotAnonymousClasses()
        .and()
        .doNotHaveModifier(JavaModifier.ABSTRACT)
        .and(not(simpleName(GENERATED_GOAL)))
        .should()
        .haveModifier(JavaModifier.FINAL)
        .check(PRODUCT);
  }

  private static String withSubpackages(String packageName) {
    return packageName + "..";
  }

  /** An interface such as {@code Map} may hold an immutable value; these types never do. */
  private static boolean isMadeToBeChanged(JavaClass type) {
    boolean concreteContainer =
        !type.isInterface()
            && (type.isAssignableTo(Collection.class) || type.isAssignableTo(Map.class));
    return concreteContainer
        || type.getPackageName().equals("java.util.concurrent.atomic")
        || type.isAssignableTo(Appendable.class)
        || type.isAssignableTo(ConcurrentMap.class)
        || type.isAssignableTo(ThreadLocal.class);
  }
}
