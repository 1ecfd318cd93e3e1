package dev.eoslint.analyzer.java.generated;

import dev.eoslint.analyzer.java.tree.Method;
import dev.eoslint.analyzer.java.tree.TypeDeclaration;
import dev.eoslint.analyzer.java.tree.Variable;
import java.util.List;

/** The methods that read the components of a record. */
final class RecordAccessors {

  private RecordAccessors() {}

  /** Returns the accessors of {@code type} that it does not declare itself. */
  static List<Method> of(TypeDeclaration type) {
    return type.recordComponents().stream()
        .filter(component -> type.methods(component.name(), 0).isEmpty())
        .map(RecordAccessors::accessor)
        .toList();
  }

  private static Method accessor(Variable component) {
    GeneratedCode code = new GeneratedCode(component.site());
    return code.method(
        component.name(),
        List.of(),
        component.type(),
        List.of(code.giveBack(code.ofThis(component.name()))));
  }
}
