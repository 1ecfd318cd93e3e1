package dev.eoslint.analyzer.dialect.effect.mapper;

import dev.eoslint.analyzer.dialect.effect.mapper.SqlPart.Element;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;

/**
 * A file with statements.
 *
 * @param namespace the qualified name of the interface whose methods execute them
 * @param statements by the name of the method
 */
record MapperFile(String namespace, Map<String, MappedStatement> statements) {

  private static final Set<String> STATEMENTS = Set.of("insert", "update", "delete", "select");

  /** Copies the statements. */
  MapperFile {
    statements = Map.copyOf(statements);
  }

  /** Reads a file; returns nothing when the text is no mapper. */
  static Optional<MapperFile> parse(String content) {
    try {
      XMLStreamReader reader = factory().createXMLStreamReader(new StringReader(content));
      while (reader.hasNext()) {
        if (reader.next() == XMLStreamConstants.START_ELEMENT) {
          return mapper(element(reader));
        }
      }
    } catch (XMLStreamException notXml) {
      return Optional.empty();
    }
    return Optional.empty();
  }

  /** A factory that reads nothing but the text it is given. */
  private static XMLInputFactory factory() {
    XMLInputFactory factory = XMLInputFactory.newDefaultFactory();
    factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
    factory.setProperty(XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES, false);
    return factory;
  }

  /** Reads the element that {@code reader} has just entered. */
  private static Element element(XMLStreamReader reader) throws XMLStreamException {
    String name = reader.getLocalName();
    Map<String, String> attributes = new HashMap<>();
    for (int index = 0; index < reader.getAttributeCount(); index++) {
      attributes.put(reader.getAttributeLocalName(index), reader.getAttributeValue(index));
    }
    List<SqlPart> children = new ArrayList<>();
    int event = reader.next();
    while (event != XMLStreamConstants.END_ELEMENT) {
      if (event == XMLStreamConstants.START_ELEMENT) {
        children.add(element(reader));
      } else if (event == XMLStreamConstants.CHARACTERS || event == XMLStreamConstants.CDATA) {
        children.add(new SqlPart.Text(reader.getText()));
      }
      event = reader.next();
    }
    return new Element(name, attributes, children);
  }

  private static Optional<MapperFile> mapper(Element root) {
    Optional<String> namespace = root.attribute("namespace");
    if (!root.name().equals("mapper") || namespace.isEmpty()) {
      return Optional.empty();
    }
    Map<String, Element> fragments = new HashMap<>();
    elements(root).stream()
        .filter(element -> element.name().equals("sql"))
        .forEach(element -> element.attribute("id").ifPresent(id -> fragments.put(id, element)));
    Map<String, MappedStatement> statements = new HashMap<>();
    elements(root).stream()
        .filter(element -> STATEMENTS.contains(element.name()))
        .forEach(
            element ->
                element
                    .attribute("id")
                    .ifPresent(
                        id ->
                            statements.merge(
                                id, statement(element, fragments), MapperFile::either)));
    return Optional.of(new MapperFile(namespace.get(), statements));
  }

  private static List<Element> elements(Element parent) {
    return parent.children().stream()
        .filter(Element.class::isInstance)
        .map(Element.class::cast)
        .toList();
  }

  private static MappedStatement statement(Element element, Map<String, Element> fragments) {
    boolean generatesKey =
        element.attribute("useGeneratedKeys").filter("true"::equals).isPresent()
            || elements(element).stream().anyMatch(child -> child.name().equals("selectKey"));
    return new MappedStatement(
        List.of(
            element.inner(true, fragments, SqlPart.DEEPEST),
            element.inner(false, fragments, SqlPart.DEEPEST)),
        generatesKey);
  }

  /** A statement may stand there once for each database that the application knows. */
  static MappedStatement either(MappedStatement first, MappedStatement second) {
    List<String> texts = new ArrayList<>(first.texts());
    texts.addAll(second.texts());
    return new MappedStatement(texts, first.generatesKey() && second.generatesKey());
  }
}
