package dev.eoslint.analyzer.java.flow;

import dev.eoslint.analyzer.java.reach.JavaProject;
import dev.eoslint.analyzer.java.reach.JavaType;
import dev.eoslint.analyzer.java.reach.MethodSymbol;
import dev.eoslint.analyzer.java.reach.TypeSymbol;
import dev.eoslint.analyzer.java.tree.Expression;
import dev.eoslint.analyzer.java.tree.TypeName;
import dev.eoslint.analyzer.java.tree.Variable;
import dev.eoslint.analyzer.java.value.AbstractValue;
import dev.eoslint.analyzer.java.value.Engine;
import dev.eoslint.analyzer.java.value.Frame;
import dev.eoslint.analyzer.java.value.LibrarySemantics;
import dev.eoslint.analyzer.java.value.Scalars;
import dev.eoslint.analyzer.java.value.State;
import dev.eoslint.analyzer.java.value.Status;
import dev.eoslint.analyzer.java.value.Surroundings;
import dev.eoslint.analyzer.model.Site;
import dev.eoslint.analyzer.source.Notice;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Executes methods over abstract states and tells library semantics what happens.
 *
 * <p>One root is one method that something unseen calls. Everything that semantics want to know
 * they learn by being asked for the results of library calls. Not safe for use from several
 * threads; it needs a deep stack for deeply nested code.
 */
public final class Interpreter {

  private final JavaProject project;
  private final List<LibrarySemantics> semantics;
  private final Surroundings surroundings;
  private final Budget budget = new Budget();
  private final Statements statements = new Statements(this);
  private final Switches switches = new Switches(this);
  private final Tries tries;
  private final Expressions expressions = new Expressions(this);
  private final Names names = new Names(this);
  private final Calls calls = new Calls(this);
  private final CallTargets callTargets;
  private final Dispatch dispatch = new Dispatch(this);
  private final LibraryCalls libraryCalls = new LibraryCalls(this);
  private final MethodRuns methodRuns = new MethodRuns(this);
  private final Branching branching = new Branching(this);
  private final Closures closures = new Closures(this);
  private final ExceptionTypes exceptionTypes = new ExceptionTypes(this);
  private final TypeQuestions typeQuestions = new TypeQuestions(this);
  private final Construction construction = new Construction(this);
  private final FieldChanges fieldChanges = new FieldChanges();
  private final LaterChanges laterChanges;
  private final OutsideObjects outsideObjects = new OutsideObjects(this, fieldChanges);
  private final EnumConstants enumConstants = new EnumConstants(this);
  private final EnclosingInstances enclosingInstances = new EnclosingInstances(this);
  private final ObtainedObjects obtainedObjects;
  private final Fields fields;
  private final FollowedResults followedResults = new FollowedResults();
  private final StaticFields staticFields = new StaticFields(this);
  private final Assignments assignments = new Assignments(this);
  private final Thresholds thresholds = new Thresholds();
  private final Set<MethodSymbol> entered = new LinkedHashSet<>();
  private final List<MethodSymbol> newlyEntered = new ArrayList<>();
  private final List<MethodSymbol> exhausted = new ArrayList<>();
  private final List<Notice> faults = new ArrayList<>();

  /**
   * Creates an interpreter.
   *
   * @param project the sources
   * @param semantics what libraries do, in the order in which they are asked
   * @param surroundings what frameworks do around the code
   */
  public Interpreter(
      JavaProject project, List<LibrarySemantics> semantics, Surroundings surroundings) {
    this.project = project;
    this.semantics = List.copyOf(semantics);
    this.surroundings = surroundings;
    this.tries = new Tries(this, this.semantics);
    this.laterChanges = new LaterChanges(fieldChanges, this.semantics);
    this.callTargets = new CallTargets(project, this.semantics);
    this.obtainedObjects = new ObtainedObjects(this.semantics);
    this.fields = new Fields(outsideObjects, obtainedObjects);
  }

  /**
   * Executes {@code method} as something unseen would call it.
   *
   * @param scopes the scopes that a framework holds open around it
   */
  public void runRoot(MethodSymbol method, List<Frame.EnclosingScope> scopes) {
    guarded(method.declaration().nameSite(), method.displayName(), () -> follow(method, scopes));
  }

  /** Code that the engine fails on leaves the rest of the application to be analysed. */
  private void guarded(Site site, String name, Runnable execution) {
    try {
      execution.run();
    } catch (RuntimeException | StackOverflowError fault) {
      faults.add(
          Notice.ofFault(
              site,
              "The code that '%s' leads to was not followed to its end".formatted(name),
              fault));
    }
  }

  private void follow(MethodSymbol method, List<Frame.EnclosingScope> scopes) {
    budget.refill();
    State state = new State();
    Frame outside = Frame.root(method.owner(), Optional.empty(), new AbstractValue.Null());
    boolean known = entered.contains(method);
    AbstractValue self =
        method.declaration().isStatic()
            ? new AbstractValue.Null()
            : outsideObjects.singleton(method.owner(), state, outside);
    state.changeAllStatuses(Status::afterOtherMethods);
    boolean ranInConstruction = !known && entered.contains(method);
    if (method.declaration().isConstructor() || ranInConstruction) {
      return;
    }
    Frame frame = MethodRuns.locked(method, Frame.root(method.owner(), Optional.of(method), self));
    for (Frame.EnclosingScope scope : scopes) {
      frame = frame.inScope(scope);
    }
    Optional<Frame.EnclosingScope> around = surroundings.around(method, frame);
    if (around.isPresent()) {
      frame = frame.inScope(around.get());
    }
    Exits exits = Exits.uncaught();
    Position body = new Position(state, frame, exits);
    AbstractValue result =
        methodRuns.runBody(method, outsideObjects.parameters(method, state, frame), body);
    if (scopes.isEmpty()) {
      handedOut(result, body);
    } else {
      semantics.forEach(each -> each.answered(result, state, body.frame(), toLibraries(body)));
    }
    result.references().forEach(id -> state.changeStatuses(id, Status::afterUnseenUse));
    ended(state, exits, frame);
    if (budget.isSpent()) {
      exhausted.add(method);
    }
  }

  /** Returns the conditions met so far that ask whether a number has reached another one. */
  Thresholds thresholds() {
    return thresholds;
  }

  /** Constructs {@code type} as a container or an unseen caller would. */
  public void runConstruction(TypeSymbol type) {
    budget.refill();
    Frame outside = Frame.root(type, Optional.empty(), new AbstractValue.Null());
    guarded(
        type.declaration().nameSite(),
        type.displayName(),
        () -> outsideObjects.singleton(type, new State(), outside));
  }

  /** Returns the methods that were executed so far. */
  public Set<MethodSymbol> enteredMethods() {
    return Collections.unmodifiableSet(entered);
  }

  /** Returns the methods that were executed for the first time since this was asked last. */
  List<MethodSymbol> takeNewlyEntered() {
    List<MethodSymbol> taken = List.copyOf(newlyEntered);
    newlyEntered.clear();
    return taken;
  }

  /** Returns the roots that were given up because they cause too much work. */
  public List<MethodSymbol> exhaustedRoots() {
    return List.copyOf(exhausted);
  }

  /** Returns where the engine itself failed. */
  public List<Notice> faults() {
    return List.copyOf(faults);
  }

  /** Returns the engine for code that no caller in view stands around. */
  public Engine engine() {
    return new CallEngine(this, Exits.uncaught());
  }

  /** Tells the semantics in which states an execution ends. */
  void ended(State normal, Exits exits, Frame frame) {
    int detachments = frame.detachments();
    for (LibrarySemantics each : semantics) {
      if (normal.isReachable()) {
        each.executionEnds(normal, Optional.empty(), detachments);
      }
      exits
          .thrown()
          .forEach(
              (thrown, state) ->
                  each.executionEnds(state, Optional.of(thrown.type()), detachments));
    }
  }

  /** Tells the semantics that code out of view gets {@code value}. */
  void handedOut(AbstractValue value, Position at) {
    semantics.forEach(each -> each.handedOut(value, at.state(), at.frame(), toLibraries(at)));
  }

  private Engine toLibraries(Position at) {
    return new CallEngine(this, at.exits());
  }

  AbstractValue evaluate(Expression expression, Position at) {
    return expressions.evaluate(expression, at);
  }

  List<AbstractValue> evaluateAll(List<Expression> all, Position at) {
    List<AbstractValue> values = new ArrayList<>();
    all.forEach(each -> values.add(evaluate(each, at)));
    return values;
  }

  /** Returns {@code value} with what its declared type adds. */
  AbstractValue typed(AbstractValue value, TypeName declared, Position at) {
    if (declared.isInferred() || !(value instanceof AbstractValue.Opaque opaque)) {
      return Scalars.ofType(value, declared.arrayDepth() > 0 ? "" : declared.simpleName());
    }
    JavaType type = at.frame().type().resolve(declared);
    return obtainedObjects
        .object(opaque, type)
        .<AbstractValue>map(at.state()::reference)
        .orElseGet(() -> outsideObjects.materialise(value, type, at.state(), at.frame()));
  }

  Optional<AbstractValue> injected(Variable variable, TypeSymbol owner, State state, Frame frame) {
    return surroundings.inject(variable, owner, state, frame, engine());
  }

  JavaProject project() {
    return project;
  }

  List<LibrarySemantics> semantics() {
    return semantics;
  }

  Surroundings surroundings() {
    return surroundings;
  }

  Budget budget() {
    return budget;
  }

  Statements statements() {
    return statements;
  }

  Switches switches() {
    return switches;
  }

  Tries tries() {
    return tries;
  }

  Names names() {
    return names;
  }

  Branching branching() {
    return branching;
  }

  Closures closures() {
    return closures;
  }

  ExceptionTypes exceptionTypes() {
    return exceptionTypes;
  }

  TypeQuestions typeQuestions() {
    return typeQuestions;
  }

  Calls calls() {
    return calls;
  }

  CallTargets callTargets() {
    return callTargets;
  }

  Dispatch dispatch() {
    return dispatch;
  }

  LibraryCalls libraryCalls() {
    return libraryCalls;
  }

  MethodRuns methodRuns() {
    return methodRuns;
  }

  Construction construction() {
    return construction;
  }

  LaterChanges laterChanges() {
    return laterChanges;
  }

  OutsideObjects outsideObjects() {
    return outsideObjects;
  }

  EnumConstants enumConstants() {
    return enumConstants;
  }

  EnclosingInstances enclosingInstances() {
    return enclosingInstances;
  }

  Fields fields() {
    return fields;
  }

  StaticFields staticFields() {
    return staticFields;
  }

  FollowedResults followedResults() {
    return followedResults;
  }

  Assignments assignments() {
    return assignments;
  }

  void markEntered(MethodSymbol method) {
    if (entered.add(method)) {
      newlyEntered.add(method);
    }
  }
}
