package dev.eoslint.analyzer.java.value;

import dev.eoslint.analyzer.java.reach.JavaType;
import dev.eoslint.analyzer.java.reach.MethodSymbol;
import dev.eoslint.analyzer.java.reach.TypeSymbol;
import dev.eoslint.analyzer.model.CallStep;
import dev.eoslint.analyzer.model.Site;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * Where execution stands: the method, its {@code this}, and how it was reached.
 *
 * @param type the type whose code runs
 * @param method the method that runs, absent in initialisers
 * @param self {@code this}
 * @param path the calls that lead here from the root, outermost first
 * @param entered the methods on the call stack, outermost first
 * @param loops the loops that run, outermost first, those of callers included
 * @param conditions the conditions, not known to hold, that this code depends on, outermost first
 * @param conditionsAroundLoop how many of them decide on the innermost loop
 * @param scopes the scopes that a framework or library holds open around this code, outermost first
 * @param handled qualified names of the exceptions that handlers around this code catch
 * @param detachments how often execution moved to another thread or a later time since the root
 * @param repeatedElsewhere whether a loop started this code on another thread, so that several
 *     executions of it can run at once
 */
public record Frame(
    TypeSymbol type,
    Optional<MethodSymbol> method,
    AbstractValue self,
    List<CallStep> path,
    List<MethodSymbol> entered,
    List<Site> loops,
    List<Site> conditions,
    int conditionsAroundLoop,
    List<EnclosingScope> scopes,
    Set<String> handled,
    int detachments,
    boolean repeatedElsewhere) {

  /** Copies the lists. */
  public Frame {
    path = List.copyOf(path);
    entered = List.copyOf(entered);
    loops = List.copyOf(loops);
    conditions = List.copyOf(conditions);
    scopes = List.copyOf(scopes);
    handled = Set.copyOf(handled);
  }

  /** A scope that a framework holds open around code. Each dialect defines its own. */
  public interface EnclosingScope {}

  /** Returns the frame in which a root runs. */
  public static Frame root(TypeSymbol type, Optional<MethodSymbol> method, AbstractValue self) {
    return new Frame(
        type,
        method,
        self,
        List.of(),
        method.map(List::of).orElseGet(List::of),
        List.of(),
        List.of(),
        0,
        List.of(),
        Set.of(),
        0,
        false);
  }

  /** Returns the frame of {@code callee} when this frame calls it. */
  public Frame calling(MethodSymbol callee, AbstractValue calleeSelf, Site call) {
    return new Frame(
        callee.owner(),
        Optional.of(callee),
        calleeSelf,
        append(path, new CallStep(call, callee.displayName())),
        append(entered, callee),
        loops,
        conditions,
        conditionsAroundLoop,
        scopes,
        handled,
        detachments,
        repeatedElsewhere);
  }

  /** Returns the frame of code written in {@code in}, run from here. */
  public Frame within(TypeSymbol in, AbstractValue innerSelf) {
    return new Frame(
        in,
        method,
        innerSelf,
        path,
        entered,
        loops,
        conditions,
        conditionsAroundLoop,
        scopes,
        handled,
        detachments,
        repeatedElsewhere);
  }

  /** A scope in which a lock is held. */
  public record Lock(Site site) implements EnclosingScope {}

  /**
   * One round of a loop over the elements of a collection.
   *
   * @param loop the loop
   * @param element the type of the elements, if it is known
   * @param sources the ids of the objects whose data flows into the collection
   * @param conditions how many conditions decide on the loop
   */
  public record Iteration(
      Site loop, Optional<JavaType> element, Set<Integer> sources, int conditions)
      implements EnclosingScope {
    public Iteration {
      sources = Set.copyOf(sources);
    }

    /** Returns the rounds among {@code scopes}. */
    public static List<Iteration> among(List<EnclosingScope> scopes) {
      return scopes.stream()
          .filter(Iteration.class::isInstance)
          .map(Iteration.class::cast)
          .toList();
    }
  }

  /** The handler of an exception. */
  public record ExceptionHandler(Site site) implements EnclosingScope {}

  /** Code that a library runs or does not run, such as the function for a missing key. */
  public record PerhapsRun() implements EnclosingScope {}

  /**
   * What makes an object that lives as long as the program: it runs once, and not each time that
   * the code runs in which the object is met first.
   */
  public record Startup() implements EnclosingScope {}

  /** Returns whether this code runs once, before the code that it is met in. */
  public boolean isStartup() {
    return isIn(Startup.class);
  }

  /** Returns whether a library decides on whether this code runs. */
  public boolean isPerhapsRun() {
    return isIn(PerhapsRun.class);
  }

  /** Returns whether this code runs after an exception was caught. */
  public boolean handlesException() {
    return isIn(ExceptionHandler.class);
  }

  private boolean isIn(Class<? extends EnclosingScope> form) {
    for (EnclosingScope scope : scopes) {
      if (form.isInstance(scope)) {
        return true;
      }
    }
    return false;
  }

  /** Returns the loops over collections that run here, outermost first. */
  public List<Iteration> iterations() {
    return Iteration.among(scopes);
  }

  /** A scope that a loop repeats which goes over no elements, for example to try again. */
  public record Repetition(Site loop) implements EnclosingScope {}

  /** Returns the loops around this code that go over no elements, outermost first. */
  public List<Site> repetitions() {
    return scopes.stream()
        .filter(Repetition.class::isInstance)
        .map(scope -> ((Repetition) scope).loop())
        .toList();
  }

  /** Returns the code that holds locks here. */
  public List<Lock> locks() {
    return scopes.stream().filter(Lock.class::isInstance).map(Lock.class::cast).toList();
  }

  /** Returns this frame where {@code condition} decides whether the code runs. */
  public Frame under(Site condition) {
    return changed(
        loops,
        append(conditions, condition),
        conditionsAroundLoop,
        scopes,
        handled,
        detachments,
        repeatedElsewhere);
  }

  /** Returns whether a condition inside of the innermost loop decides whether this code runs. */
  public boolean isConditionalInLoop() {
    return conditions.size() > conditionsAroundLoop;
  }

  /** Returns this frame inside {@code loop}. */
  public Frame inLoop(Site loop) {
    return changed(
        append(loops, loop),
        conditions,
        conditions.size(),
        scopes,
        handled,
        detachments,
        repeatedElsewhere);
  }

  /** Returns this frame as if no loop ran. */
  public Frame outOfLoops() {
    return changed(List.of(), conditions, 0, scopes, handled, detachments, repeatedElsewhere);
  }

  /** Returns this frame on several threads at once, which {@code site} starts and waits for. */
  public Frame inParallel(Site site) {
    return changed(
        append(loops, site), conditions, conditions.size(), scopes, handled, detachments + 1, true);
  }

  /** Returns this frame inside {@code scope}. */
  public Frame inScope(EnclosingScope scope) {
    return changed(
        loops,
        conditions,
        conditionsAroundLoop,
        append(scopes, scope),
        handled,
        detachments,
        repeatedElsewhere);
  }

  /** Returns this frame inside a {@code try} that catches {@code exceptions}. */
  public Frame handling(Set<String> exceptions) {
    Set<String> all = new TreeSet<>(handled);
    all.addAll(exceptions);
    return changed(
        loops, conditions, conditionsAroundLoop, scopes, all, detachments, repeatedElsewhere);
  }

  /** Returns this frame on another thread or at a later time: outside of all scopes. */
  public Frame elsewhere() {
    return changed(
        loops,
        conditions,
        conditionsAroundLoop,
        List.of(),
        Set.of(),
        detachments + 1,
        !loops.isEmpty());
  }

  private Frame changed(
      List<Site> newLoops,
      List<Site> newConditions,
      int newConditionsAroundLoop,
      List<EnclosingScope> newScopes,
      Set<String> newHandled,
      int newDetachments,
      boolean newRepeatedElsewhere) {
    return new Frame(
        type,
        method,
        self,
        path,
        entered,
        newLoops,
        newConditions,
        newConditionsAroundLoop,
        newScopes,
        newHandled,
        newDetachments,
        newRepeatedElsewhere);
  }

  private static <T> List<T> append(List<T> list, T element) {
    List<T> extended = new ArrayList<>(list);
    extended.add(element);
    return extended;
  }
}
