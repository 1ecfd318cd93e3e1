package dev.eoslint.analyzer.java.parse;

import com.github.javaparser.ast.expr.AnnotationExpr;
import com.github.javaparser.ast.expr.NormalAnnotationExpr;
import com.github.javaparser.ast.expr.SingleMemberAnnotationExpr;
import com.github.javaparser.ast.type.ArrayType;
import com.github.javaparser.ast.type.ClassOrInterfaceType;
import com.github.javaparser.ast.type.IntersectionType;
import com.github.javaparser.ast.type.Type;
import com.github.javaparser.ast.type.UnionType;
import com.github.javaparser.ast.type.WildcardType;
import dev.eoslint.analyzer.java.tree.Annotation;
import dev.eoslint.analyzer.java.tree.Expression;
import dev.eoslint.analyzer.java.tree.TypeName;
import dev.eoslint.analyzer.model.Site;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Reads types and annotations. */
final class TypeReader {

  private final Conversion conversion;

  TypeReader(Conversion conversion) {
    this.conversion = conversion;
  }

  TypeName read(Type type) {
    Site site = conversion.site(type);
    if (type instanceof ArrayType array) {
      TypeName element = read(array.getElementType());
      return new TypeName(
          site, element.name(), element.arguments(), element.arrayDepth() + array.getArrayLevel());
    } else if (type instanceof ClassOrInterfaceType named) {
      return new TypeName(site, named.getNameWithScope(), arguments(named), 0);
    } else if (type instanceof WildcardType wildcard) {
      return wildcard
          .getExtendedType()
          .or(wildcard::getSuperType)
          .map(this::read)
          .orElseGet(() -> new TypeName(site, "Object", List.of(), 0));
    } else if (type instanceof IntersectionType intersection) {
      return read(intersection.getElements().get(0));
    }
    return new TypeName(site, type.asString(), List.of(), 0);
  }

  List<TypeName> readAll(Collection<? extends Type> all) {
    return all.stream().map(this::read).toList();
  }

  /** Returns the types of a handler's parameter, one for each alternative of a multi-catch. */
  List<TypeName> alternatives(Type type) {
    return type instanceof UnionType union ? readAll(union.getElements()) : List.of(read(type));
  }

  List<Annotation> annotations(Collection<AnnotationExpr> all) {
    return all.stream().map(this::annotation).toList();
  }

  Annotation annotation(AnnotationExpr annotation) {
    Map<String, Expression> members = new LinkedHashMap<>();
    if (annotation instanceof SingleMemberAnnotationExpr single) {
      members.put("value", conversion.expressions().read(single.getMemberValue()));
    } else if (annotation instanceof NormalAnnotationExpr normal) {
      normal
          .getPairs()
          .forEach(
              pair ->
                  members.put(
                      pair.getNameAsString(), conversion.expressions().read(pair.getValue())));
    }
    return new Annotation(conversion.site(annotation), annotation.getNameAsString(), members);
  }

  private List<TypeName> arguments(ClassOrInterfaceType type) {
    return type.getTypeArguments().map(this::readAll).orElseGet(List::of);
  }
}
