package dev.eoslint.analyzer.java.parse;

import com.github.javaparser.ast.NodeList;
import com.github.javaparser.ast.body.AnnotationDeclaration;
import com.github.javaparser.ast.body.BodyDeclaration;
import com.github.javaparser.ast.body.CallableDeclaration;
import com.github.javaparser.ast.body.ClassOrInterfaceDeclaration;
import com.github.javaparser.ast.body.CompactConstructorDeclaration;
import com.github.javaparser.ast.body.ConstructorDeclaration;
import com.github.javaparser.ast.body.EnumDeclaration;
import com.github.javaparser.ast.body.FieldDeclaration;
import com.github.javaparser.ast.body.InitializerDeclaration;
import com.github.javaparser.ast.body.MethodDeclaration;
import com.github.javaparser.ast.body.Parameter;
import com.github.javaparser.ast.body.RecordDeclaration;
import com.github.javaparser.ast.expr.ObjectCreationExpr;
import com.github.javaparser.ast.nodeTypes.NodeWithModifiers;
import com.github.javaparser.ast.type.TypeParameter;
import dev.eoslint.analyzer.java.tree.Method;
import dev.eoslint.analyzer.java.tree.Statement;
import dev.eoslint.analyzer.java.tree.TypeDeclaration;
import dev.eoslint.analyzer.java.tree.TypeName;
import dev.eoslint.analyzer.java.tree.Variable;
import dev.eoslint.analyzer.model.Site;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Reads types and their members. */
final class DeclarationReader {

  private final Conversion conversion;

  DeclarationReader(Conversion conversion) {
    this.conversion = conversion;
  }

  TypeDeclaration type(com.github.javaparser.ast.body.TypeDeclaration<?> type) {
    Members members = new Members();
    List<TypeName> extended = List.of();
    List<TypeName> implemented = List.of();
    List<String> typeParameters = List.of();
    TypeDeclaration.Kind kind = TypeDeclaration.Kind.ANNOTATION;
    if (type instanceof ClassOrInterfaceDeclaration declared) {
      kind = declared.isInterface() ? TypeDeclaration.Kind.INTERFACE : TypeDeclaration.Kind.CLASS;
      extended = conversion.types().readAll(declared.getExtendedTypes());
      implemented = conversion.types().readAll(declared.getImplementedTypes());
      typeParameters = names(declared.getTypeParameters());
    } else if (type instanceof EnumDeclaration declared) {
      kind = TypeDeclaration.Kind.ENUM;
      implemented = conversion.types().readAll(declared.getImplementedTypes());
      declared.getEntries().forEach(members::addConstant);
    } else if (type instanceof RecordDeclaration declared) {
      kind = TypeDeclaration.Kind.RECORD;
      implemented = conversion.types().readAll(declared.getImplementedTypes());
      typeParameters = names(declared.getTypeParameters());
      declared.getParameters().forEach(members::addComponent);
    } else if (type instanceof AnnotationDeclaration) {
      kind = TypeDeclaration.Kind.ANNOTATION;
    }
    type.getMembers().forEach(members::add);
    return conversion
        .generated()
        .addedTo(
            new TypeDeclaration(
                conversion.site(type),
                conversion.site(type.getName()),
                kind,
                type.getNameAsString(),
                typeParameters,
                extended,
                implemented,
                members.fields,
                members.methods,
                members.initialisers,
                members.constants,
                members.components,
                members.types,
                modifiers(type),
                conversion.types().annotations(type.getAnnotations())));
  }

  /** Reads the body of an anonymous class; the created type is what it extends. */
  TypeDeclaration anonymous(ObjectCreationExpr creation, NodeList<BodyDeclaration<?>> body) {
    Members members = new Members();
    body.forEach(members::add);
    return new TypeDeclaration(
        conversion.site(creation),
        conversion.site(creation.getType()),
        TypeDeclaration.Kind.CLASS,
        "",
        List.of(),
        List.of(conversion.types().read(creation.getType())),
        List.of(),
        members.fields,
        members.methods,
        members.initialisers,
        List.of(),
        List.of(),
        members.types,
        Set.of(),
        List.of());
  }

  Variable parameter(Parameter parameter) {
    TypeName type = conversion.types().read(parameter.getType());
    if (type.name().isEmpty()) {
      type = new TypeName(type.site(), "var", List.of(), 0);
    }
    if (parameter.isVarArgs()) {
      type = new TypeName(type.site(), type.name(), type.arguments(), type.arrayDepth() + 1);
    }
    return new Variable(
        conversion.site(parameter),
        parameter.getNameAsString(),
        type,
        Optional.empty(),
        modifiers(parameter),
        conversion.types().annotations(parameter.getAnnotations()));
  }

  private static List<String> names(List<TypeParameter> parameters) {
    return parameters.stream().map(TypeParameter::getNameAsString).toList();
  }

  private static Set<String> modifiers(NodeWithModifiers<?> node) {
    return node.getModifiers().stream()
        .map(modifier -> modifier.getKeyword().asString())
        .collect(Collectors.toUnmodifiableSet());
  }

  /** Collects the members of one type. */
  private final class Members {

    private final List<Variable> fields = new ArrayList<>();
    private final List<Method> methods = new ArrayList<>();
    private final List<TypeDeclaration.Initialiser> initialisers = new ArrayList<>();
    private final List<TypeDeclaration.EnumConstant> constants = new ArrayList<>();
    private final List<Variable> components = new ArrayList<>();
    private final List<TypeDeclaration> types = new ArrayList<>();

    private void add(BodyDeclaration<?> member) {
      if (member instanceof FieldDeclaration field) {
        addFields(field);
      } else if (member instanceof MethodDeclaration method) {
        methods.add(method(method));
      } else if (member instanceof ConstructorDeclaration constructor) {
        methods.add(constructor(constructor));
      } else if (member instanceof CompactConstructorDeclaration constructor) {
        methods.add(compactConstructor(constructor));
      } else if (member instanceof InitializerDeclaration initialiser) {
        initialisers.add(
            new TypeDeclaration.Initialiser(
                initialiser.isStatic(), conversion.statements().block(initialiser.getBody())));
      } else if (member instanceof com.github.javaparser.ast.body.TypeDeclaration<?> nested) {
        types.add(type(nested));
      }
    }

    private void addConstant(com.github.javaparser.ast.body.EnumConstantDeclaration constant) {
      constants.add(
          new TypeDeclaration.EnumConstant(
              conversion.site(constant),
              constant.getNameAsString(),
              conversion.expressions().readAll(constant.getArguments())));
    }

    private void addComponent(Parameter component) {
      Variable variable = parameter(component);
      components.add(variable);
      fields.add(variable);
    }

    private void addFields(FieldDeclaration field) {
      Site site = conversion.site(field);
      field
          .getVariables()
          .forEach(
              variable ->
                  fields.add(
                      new Variable(
                          site,
                          variable.getNameAsString(),
                          conversion.types().read(variable.getType()),
                          variable.getInitializer().map(conversion.expressions()::read),
                          modifiers(field),
                          conversion.types().annotations(field.getAnnotations()))));
    }

    private Method method(MethodDeclaration method) {
      return callable(
          method,
          method.getNameAsString(),
          conversion.types().read(method.getType()),
          method.getBody().map(conversion.statements()::block));
    }

    private Method constructor(ConstructorDeclaration constructor) {
      return callable(
          constructor,
          Method.CONSTRUCTOR,
          new TypeName(
              conversion.site(constructor.getName()), constructor.getNameAsString(), List.of(), 0),
          Optional.of(conversion.statements().block(constructor.getBody())));
    }

    private Method callable(
        CallableDeclaration<?> callable,
        String name,
        TypeName returnType,
        Optional<Statement.Block> body) {
      List<Variable> parameters =
          callable.getParameters().stream().map(DeclarationReader.this::parameter).toList();
      boolean variableArity = callable.getParameters().stream().anyMatch(Parameter::isVarArgs);
      return new Method(
          conversion.site(callable),
          conversion.site(callable.getName()),
          name,
          parameters,
          variableArity,
          returnType,
          body,
          modifiers(callable),
          conversion.types().annotations(callable.getAnnotations()));
    }

    private Method compactConstructor(CompactConstructorDeclaration constructor) {
      return new Method(
          conversion.site(constructor),
          conversion.site(constructor.getName()),
          Method.CONSTRUCTOR,
          components,
          false,
          new TypeName(
              conversion.site(constructor.getName()), constructor.getNameAsString(), List.of(), 0),
          Optional.of(conversion.statements().block(constructor.getBody())),
          modifiers(constructor),
          conversion.types().annotations(constructor.getAnnotations()));
    }
  }
}
