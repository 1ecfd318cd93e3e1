package dev.eoslint.analyzer.dialect;

import java.io.StringReader;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;

/**
 * What analysis needs of a Maven build file. Texts are as the file states them, with their {@code
 * ${...}}.
 *
 * @param artifactId the artifact id of the project
 * @param packaging {@code jar} when the file says nothing
 * @param parent the parent project
 * @param properties the properties outside of profiles
 * @param dependencies the dependencies outside of profiles and of tests
 * @param managed the dependency management outside of profiles
 * @param outputNames what the build calls its result: the final name, the names of images
 */
record MavenProjectFile(
    String artifactId,
    String packaging,
    Optional<MavenArtifact> parent,
    Map<String, String> properties,
    List<MavenArtifact> dependencies,
    List<MavenArtifact> managed,
    List<String> outputNames) {

  private static final String MANAGED = "project/dependencyManagement/dependencies/dependency";

  /** Where the plugins of Jib, Spring Boot and Docker name the image that they build. */
  private static final List<String> IMAGE_NAMES =
      List.of(
          "configuration/to/image", "configuration/image/name", "configuration/images/image/name");

  /** Copies the collections. */
  MavenProjectFile {
    properties = Map.copyOf(properties);
    dependencies = List.copyOf(dependencies);
    managed = List.copyOf(managed);
    outputNames = List.copyOf(outputNames);
  }

  /** Returns whether the project only holds other projects together. */
  boolean isAggregator() {
    return packaging.equals("pom");
  }

  /** Reads a build file; returns nothing when the text is not a project with an artifact id. */
  static Optional<MavenProjectFile> parse(String content) {
    try {
      Elements elements = new Elements();
      XMLStreamReader reader = factory().createXMLStreamReader(new StringReader(content));
      while (reader.hasNext()) {
        elements.accept(reader, reader.next());
      }
      return elements.project();
    } catch (XMLStreamException notXml) {
      return Optional.empty();
    }
  }

  /** A factory that reads nothing but the text it is given. */
  private static XMLInputFactory factory() {
    XMLInputFactory factory = XMLInputFactory.newDefaultFactory();
    factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
    factory.setProperty(XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES, false);
    return factory;
  }

  /** Collects the texts of leaf elements by their paths. */
  private static final class Elements {

    private final Deque<String> open = new ArrayDeque<>();
    private final StringBuilder text = new StringBuilder();
    private final Map<String, String> project = new HashMap<>();
    private final Map<String, String> properties = new HashMap<>();
    private final Map<String, String> artifact = new HashMap<>();
    private final List<MavenArtifact> dependencies = new ArrayList<>();
    private final List<MavenArtifact> managed = new ArrayList<>();
    private final List<String> outputNames = new ArrayList<>();

    void accept(XMLStreamReader reader, int event) {
      if (event == XMLStreamConstants.START_ELEMENT) {
        open.addLast(reader.getLocalName());
        text.setLength(0);
      } else if (event == XMLStreamConstants.CHARACTERS || event == XMLStreamConstants.CDATA) {
        text.append(reader.getText());
      } else if (event == XMLStreamConstants.END_ELEMENT) {
        close(String.join("/", open), text.toString().strip());
        open.removeLast();
        text.setLength(0);
      }
    }

    private void close(String path, String content) {
      String parent = path.substring(0, Math.max(path.lastIndexOf('/'), 0));
      String name = path.substring(path.lastIndexOf('/') + 1);
      switch (parent) {
        case "project", "project/parent" -> project.put(path, content);
        case "project/properties" -> properties.put(name, content);
        case "project/dependencies/dependency", MANAGED -> artifact.put(name, content);
        default -> closeDeeper(path, content);
      }
      if (path.equals("project/dependencies/dependency")) {
        boolean test = artifact.getOrDefault("scope", "").equals("test");
        artifact("").filter(found -> !test).ifPresent(dependencies::add);
      } else if (path.equals(MANAGED)) {
        artifact("").ifPresent(managed::add);
      }
    }

    private void closeDeeper(String path, String content) {
      boolean named =
          path.equals("project/build/finalName")
              || (path.startsWith("project/build/")
                  && IMAGE_NAMES.stream().anyMatch(path::endsWith));
      if (named && !content.isEmpty()) {
        outputNames.add(content);
      }
    }

    /** Takes the artifact whose element ends here. */
    private Optional<MavenArtifact> artifact(String prefix) {
      Map<String, String> from = prefix.isEmpty() ? artifact : project;
      String group = from.getOrDefault(prefix + "groupId", "");
      String id = from.getOrDefault(prefix + "artifactId", "");
      Optional<String> version = Optional.ofNullable(from.get(prefix + "version"));
      artifact.clear();
      return id.isEmpty() ? Optional.empty() : Optional.of(new MavenArtifact(group, id, version));
    }

    Optional<MavenProjectFile> project() {
      return Optional.ofNullable(project.get("project/artifactId"))
          .map(
              artifactId ->
                  new MavenProjectFile(
                      artifactId,
                      project.getOrDefault("project/packaging", "jar"),
                      artifact("project/parent/"),
                      properties,
                      dependencies,
                      managed,
                      outputNames));
    }
  }
}
