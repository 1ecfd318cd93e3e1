package dev.eoslint.analyzer.dialect.deployment;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The blocks of a Go template: which conditions stand around a place. */
final class TemplateBlocks {

  private static final Pattern ACTION =
      Pattern.compile("\\{\\{-?\\s*+(?:/\\*.*?\\*/|(.*?))\\s*-?}}", Pattern.DOTALL);

  private static final Pattern KEYWORD =
      Pattern.compile("(if|else|with|range|define|block|end)\\b\\s*(.*)", Pattern.DOTALL);

  private final List<Branch> branches;

  private TemplateBlocks(List<Branch> branches) {
    this.branches = branches;
  }

  /** How a branch decides whether what it holds is rendered. */
  enum Kind {
    /** By conditions. */
    IF,
    /** By a value, which becomes the dot inside. */
    WITH,
    /** In a way that is not followed: repeated, or used from elsewhere. */
    OTHER
  }

  /**
   * One branch of a block.
   *
   * @param kind how it decides
   * @param tests what must hold, all of it
   * @param start offset of its first character
   * @param end offset after its last character
   */
  record Branch(Kind kind, List<Test> tests, int start, int end) {

    /** Copies the tests. */
    Branch {
      tests = List.copyOf(tests);
    }
  }

  /**
   * A condition.
   *
   * @param expression its text
   * @param expected what it must come to
   */
  record Test(String expression, boolean expected) {}

  /** Finds the blocks of a template. */
  static TemplateBlocks of(String content) {
    List<Branch> branches = new ArrayList<>();
    Deque<OpenBranch> open = new ArrayDeque<>();
    Matcher action = ACTION.matcher(content);
    while (action.find()) {
      Matcher keyword = KEYWORD.matcher(action.group(1) == null ? "" : action.group(1));
      if (!keyword.matches()) {
        continue;
      }
      String rest = keyword.group(2).strip();
      switch (keyword.group(1)) {
        case "if" -> open.push(new OpenBranch(Kind.IF, List.of(), rest, action.end()));
        case "with" -> open.push(new OpenBranch(Kind.WITH, List.of(), rest, action.end()));
        case "else" -> {
          if (!open.isEmpty()) {
            OpenBranch before = open.pop();
            branches.add(before.closedAt(action.start()));
            open.push(before.alternative(rest, action.end()));
          }
        }
        case "end" -> {
          if (!open.isEmpty()) {
            branches.add(open.pop().closedAt(action.start()));
          }
        }
        default -> open.push(new OpenBranch(Kind.OTHER, List.of(), "", action.end()));
      }
    }
    open.forEach(branch -> branches.add(branch.closedAt(content.length())));
    return new TemplateBlocks(branches);
  }

  /** Returns the branches around an offset, the outermost first. */
  List<Branch> around(int offset) {
    return branches.stream()
        .filter(branch -> branch.start() <= offset && offset < branch.end())
        .sorted(Comparator.comparingInt(Branch::start))
        .toList();
  }

  /**
   * A branch whose end was not seen yet.
   *
   * @param refuted the conditions of the branches before it
   * @param condition its own condition, empty for none
   */
  private record OpenBranch(Kind kind, List<Test> refuted, String condition, int start) {

    Branch closedAt(int end) {
      List<Test> tests = new ArrayList<>(refuted);
      if (!condition.isEmpty()) {
        tests.add(new Test(condition, true));
      }
      return new Branch(kind, tests, start, end);
    }

    OpenBranch alternative(String rest, int from) {
      List<Test> tests = new ArrayList<>(refuted);
      if (!condition.isEmpty()) {
        tests.add(new Test(condition, false));
      }
      Matcher next = KEYWORD.matcher(rest);
      boolean conditional = next.matches() && next.group(1).equals("if");
      return new OpenBranch(
          kind == Kind.OTHER ? Kind.OTHER : Kind.IF,
          tests,
          conditional ? next.group(2).strip() : "",
          from);
    }
  }
}
