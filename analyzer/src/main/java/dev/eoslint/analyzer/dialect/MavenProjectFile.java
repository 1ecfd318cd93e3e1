package dev.eoslint.analyzer.dialect;

import java.io.StringReader;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;

/** Reads what analysis needs of a Maven build file. */
final class MavenProjectFile {

  private MavenProjectFile() {}

  /** Returns the artifact id of the project, or nothing when the text is not a project. */
  static Optional<String> artifactId(String content) {
    try {
      XMLStreamReader reader = factory().createXMLStreamReader(new StringReader(content));
      Deque<String> open = new ArrayDeque<>();
      while (reader.hasNext()) {
        int event = reader.next();
        if (event == XMLStreamConstants.START_ELEMENT) {
          open.addLast(reader.getLocalName());
          if (String.join("/", open).equals("project/artifactId")) {
            return Optional.of(reader.getElementText().strip());
          }
        } else if (event == XMLStreamConstants.END_ELEMENT) {
          open.removeLast();
        }
      }
    } catch (XMLStreamException notXml) {
      return Optional.empty();
    }
    return Optional.empty();
  }

  /** A factory that reads nothing but the text it is given. */
  private static XMLInputFactory factory() {
    XMLInputFactory factory = XMLInputFactory.newFactory();
    factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
    factory.setProperty(XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES, false);
    return factory;
  }
}
