package dev.eoslint.analyzer.dialect.effect;

import dev.eoslint.analyzer.java.reach.JavaProject;
import dev.eoslint.analyzer.java.reach.JavaType;
import dev.eoslint.analyzer.java.value.AbstractValue;
import dev.eoslint.analyzer.java.value.HeapObject.LibraryObject;
import dev.eoslint.analyzer.java.value.Invocation;
import dev.eoslint.analyzer.java.value.LibrarySemantics;
import dev.eoslint.analyzer.java.value.Sources;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Messages of gRPC services, which are built by generated code out of view: {@code
 * ChargeRequest.newBuilder().setRequestId(id).build()}. What matters of them is the field by which
 * the service recognises a repetition.
 */
final class MessageBuilders implements LibrarySemantics {

  private static final String BUILDER = ".Builder";

  private final JavaProject project;
  private Optional<Boolean> usesGrpc = Optional.empty();

  MessageBuilders(JavaProject project) {
    this.project = project;
  }

  @Override
  public Optional<AbstractValue> call(Invocation invocation) {
    Optional<JavaType> type = invocation.type().filter(known -> known.symbol().isEmpty());
    if (type.isEmpty()) {
      return Optional.empty();
    } else if (invocation.receiver().isEmpty()) {
      return begins(invocation)
          ? Optional.of(created(type.get().name() + BUILDER, Draft.empty(), invocation))
          : Optional.empty();
    }
    return invocation
        .receiverAs(LibraryObject.class)
        .map(Draft::of)
        .filter(Draft::isMessage)
        .map(draft -> call(type.get().name(), draft, invocation));
  }

  private boolean begins(Invocation invocation) {
    return invocation.method().equals("newBuilder")
        && invocation.arguments().isEmpty()
        && usesGrpc();
  }

  private boolean usesGrpc() {
    if (usesGrpc.isEmpty()) {
      usesGrpc = Optional.of(!project.filesContaining("grpc").isEmpty());
    }
    return usesGrpc.get();
  }

  private static AbstractValue call(String type, Draft draft, Invocation invocation) {
    String method = invocation.method();
    boolean isBuilder = type.endsWith(BUILDER);
    if (isBuilder && method.startsWith("build")) {
      return created(type.substring(0, type.length() - BUILDER.length()), draft, invocation);
    } else if (isBuilder && !method.startsWith("get") && !method.startsWith("has")) {
      setter(method, draft, invocation);
      new CallObjects(invocation).storeInReceiver(draft);
      return invocation.receiver().orElseThrow();
    }
    List<AbstractValue> operands = new ArrayList<>(invocation.arguments());
    invocation.receiver().ifPresent(operands::add);
    return AbstractValue.derivedFrom(Sources.ofAll(operands, invocation.state()));
  }

  private static void setter(String method, Draft draft, Invocation invocation) {
    String field = method.startsWith("set") ? method.substring("set".length()) : method;
    for (AbstractValue value : invocation.arguments()) {
      draft.parameter(CallObjects.constant(field), value);
      if (IdempotencyNames.isKeyField(field)) {
        draft.key("the field '%s'".formatted(decapitalised(field)), value, invocation.site());
      }
    }
  }

  private static String decapitalised(String field) {
    return Character.toLowerCase(field.charAt(0)) + field.substring(1);
  }

  private static AbstractValue created(String type, Draft draft, Invocation invocation) {
    draft.markMessage();
    return new CallObjects(invocation).created(type, draft);
  }
}
