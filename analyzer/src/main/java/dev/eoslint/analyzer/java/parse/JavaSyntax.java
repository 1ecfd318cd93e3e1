package dev.eoslint.analyzer.java.parse;

import com.github.javaparser.JavaParser;
import com.github.javaparser.ParseResult;
import com.github.javaparser.ParserConfiguration;
import com.github.javaparser.ParserConfiguration.LanguageLevel;
import com.github.javaparser.Problem;
import com.github.javaparser.Range;
import com.github.javaparser.TokenRange;
import com.github.javaparser.ast.CompilationUnit;
import dev.eoslint.analyzer.java.tree.JavaFile;
import dev.eoslint.analyzer.model.Site;
import dev.eoslint.analyzer.source.Notice;
import dev.eoslint.analyzer.source.SourceText;
import java.util.List;

/** Turns the text of a Java file into its tree with the parser library. */
final class JavaSyntax {

  private JavaSyntax() {}

  /** Returns what {@code text} says; a syntax error becomes a notice. */
  static ParsedJava parse(SourceText text) {
    ParseResult<CompilationUnit> result = new JavaParser(configuration()).parse(text.content());
    JavaFile file =
        result
            .getResult()
            .map(unit -> read(unit, text.path()))
            .orElseGet(() -> new JavaFile(text.path(), "", List.of(), List.of()));
    return new ParsedJava(
        file,
        result.getProblems().stream().limit(1).map(problem -> notice(problem, text)).toList());
  }

  private static ParserConfiguration configuration() {
    ParserConfiguration configuration =
        new ParserConfiguration()
            .setLanguageLevel(LanguageLevel.JAVA_25)
            .setAttributeComments(false);
    // The processors judge language levels and attach comments, which costs more than parsing.
    configuration.getProcessors().clear();
    return configuration;
  }

  private static JavaFile read(CompilationUnit unit, String path) {
    List<JavaFile.Import> imports =
        unit.getImports().stream()
            .map(
                declared ->
                    new JavaFile.Import(
                        declared.getNameAsString(), declared.isStatic(), declared.isAsterisk()))
            .toList();
    DeclarationReader declarations = new Conversion(path, imports).declarations();
    return new JavaFile(
        path,
        unit.getPackageDeclaration().map(declared -> declared.getNameAsString()).orElse(""),
        imports,
        unit.getTypes().stream().map(declarations::type).toList());
  }

  private static Notice notice(Problem problem, SourceText text) {
    Site site =
        problem
            .getLocation()
            .flatMap(TokenRange::toRange)
            .map(
                range ->
                    text.site(
                        text.offset(range.begin.line, range.begin.column), endOf(text, range)))
            .orElseGet(() -> Site.startOf(text.path()));
    String message = problem.getMessage().lines().findFirst().orElse("syntax error").strip();
    return new Notice(
        Notice.Level.INCOMPLETE,
        site,
        "The Java source has a syntax error, so that parts of it were not analysed: "
            + withFinalPeriod(message));
  }

  private static int endOf(SourceText text, Range range) {
    return Math.max(
        text.offset(range.begin.line, range.begin.column),
        text.offset(range.end.line, range.end.column + 1));
  }

  /** Returns {@code message} as a sentence. */
  static String withFinalPeriod(String message) {
    return message.endsWith(".") ? message : message + ".";
  }
}
