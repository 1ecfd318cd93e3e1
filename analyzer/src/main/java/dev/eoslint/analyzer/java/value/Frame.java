package dev.eoslint.analyzer.java.value;

import dev.eoslint.analyzer.java.reach.MethodSymbol;
import dev.eoslint.analyzer.java.reach.TypeSymbol;
import dev.eoslint.analyzer.model.CallStep;
import dev.eoslint.analyzer.model.Site;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Where execution stands: the method, its {@code this}, and how it was reached.
 *
 * @param type the type whose code runs
 * @param method the method that runs, absent in initialisers
 * @param self {@code this}
 * @param path the calls that lead here from the root, outermost first
 * @param entered the methods on the call stack, outermost first
 * @param loops the loops that run, outermost first, those of callers included
 * @param scopes the scopes that a framework or library holds open around this code, outermost first
 * @param detached whether the code runs on another thread or at another time than the root
 */
public record Frame(
    TypeSymbol type,
    Optional<MethodSymbol> method,
    AbstractValue self,
    List<CallStep> path,
    List<MethodSymbol> entered,
    List<Site> loops,
    List<EnclosingScope> scopes,
    boolean detached) {

  /** Copies the lists. */
  public Frame {
    path = List.copyOf(path);
    entered = List.copyOf(entered);
    loops = List.copyOf(loops);
    scopes = List.copyOf(scopes);
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
        scopes,
        detached);
  }

  /** Returns the frame of code written in {@code in}, run from here. */
  public Frame within(TypeSymbol in, AbstractValue innerSelf) {
    return new Frame(in, method, innerSelf, path, entered, loops, scopes, detached);
  }

  /** Returns this frame inside {@code loop}. */
  public Frame inLoop(Site loop) {
    return new Frame(type, method, self, path, entered, append(loops, loop), scopes, detached);
  }

  /** Returns this frame inside {@code scope}. */
  public Frame inScope(EnclosingScope scope) {
    return new Frame(type, method, self, path, entered, loops, append(scopes, scope), detached);
  }

  /** Returns this frame on another thread or at another time: outside of all loops and scopes. */
  public Frame elsewhere() {
    return new Frame(type, method, self, path, entered, List.of(), List.of(), true);
  }

  private static <T> List<T> append(List<T> list, T element) {
    List<T> extended = new ArrayList<>(list);
    extended.add(element);
    return extended;
  }
}
