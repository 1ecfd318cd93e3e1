package dev.eoslint.analyzer.dialect.deployment;

import dev.eoslint.analyzer.config.ConfigDocument;
import dev.eoslint.analyzer.config.ConfigEntry;
import dev.eoslint.analyzer.config.ConfigFile;
import dev.eoslint.analyzer.dialect.ConfigurationFiles;
import dev.eoslint.analyzer.source.FileKind;
import dev.eoslint.analyzer.source.SourceFile;
import dev.eoslint.analyzer.source.SourceText;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Pattern;

/**
 * Reads workloads out of Helm charts. A chart is read once with its {@code values.yaml} and once
 * with each values file that overrides it, its own or that of the chart above; a value that no
 * template uses says nothing.
 */
final class HelmReader {

  private static final String CHART_FILE = "Chart.yaml";
  private static final Pattern VALUES_FILE =
      Pattern.compile("(?i)(?:.*[-_.])?values(?:[-_.].*)?\\.ya?ml");

  /** Values that only try out the chart. */
  private static final Set<String> TRIAL_FOLDERS = Set.of("ci", "test", "tests", "examples");

  private final ConfigurationFiles files;
  private final Map<String, HelmChart> charts;

  private HelmReader(ConfigurationFiles files, Map<String, HelmChart> charts) {
    this.files = files;
    this.charts = charts;
  }

  /** Finds the charts of a tree. */
  static HelmReader of(ConfigurationFiles files) {
    Map<String, List<SourceFile>> byChart = new TreeMap<>();
    List<SourceFile> yaml = files.ofKind(FileKind.YAML);
    yaml.stream()
        .filter(file -> file.name().equals(CHART_FILE))
        .forEach(file -> byChart.put(file.folder(), new ArrayList<>()));
    for (SourceFile file : yaml) {
      owner(file.folder(), byChart.keySet()).map(byChart::get).ifPresent(all -> all.add(file));
    }
    Map<String, HelmChart> charts = new TreeMap<>();
    byChart.forEach((folder, own) -> charts.put(folder, chart(folder, own, files)));
    return new HelmReader(files, charts);
  }

  private static Optional<String> owner(String folder, Set<String> charts) {
    String next = folder;
    while (!charts.contains(next)) {
      if (next.isEmpty()) {
        return Optional.empty();
      }
      next = next.substring(0, Math.max(next.lastIndexOf('/'), 0));
    }
    return Optional.of(next);
  }

  private static HelmChart chart(String folder, List<SourceFile> own, ConfigurationFiles files) {
    String prefix = folder.isEmpty() ? "" : folder + "/";
    Optional<SourceFile> values = Optional.empty();
    List<SourceFile> overrides = new ArrayList<>();
    List<SourceFile> templates = new ArrayList<>();
    String name = folder.substring(folder.lastIndexOf('/') + 1);
    for (SourceFile file : own) {
      String path = file.path().substring(prefix.length());
      if (path.equals(CHART_FILE)) {
        name = chartName(file, files).orElse(name);
      } else if (path.startsWith("templates/")) {
        templates.add(file);
      } else if (path.equals("values.yaml") || path.equals("values.yml")) {
        values = Optional.of(file);
      } else if (isOverride(path)) {
        overrides.add(file);
      }
    }
    return new HelmChart(folder, name, values, overrides, templates);
  }

  private static Optional<String> chartName(SourceFile file, ConfigurationFiles files) {
    return files.read(file).stream()
        .flatMap(content -> content.documents().stream())
        .flatMap(document -> document.find("name").stream())
        .map(ConfigEntry::value)
        .filter(name -> !name.isBlank())
        .findFirst();
  }

  private static boolean isOverride(String path) {
    List<String> parts = List.of(path.split("/"));
    String name = parts.get(parts.size() - 1);
    boolean inValuesFolder = parts.size() > 1 && parts.get(parts.size() - 2).equals("values");
    return parts.stream().noneMatch(TRIAL_FOLDERS::contains)
        && (inValuesFolder || VALUES_FILE.matcher(name).matches());
  }

  /** Returns whether a file is a part of a chart and means nothing alone. */
  boolean owns(SourceFile file) {
    return owner(file.folder(), charts.keySet()).isPresent();
  }

  /** Returns what the charts run, once for each of their values files. */
  List<List<Workload>> readings() {
    return charts.values().stream().flatMap(chart -> readings(chart).stream()).toList();
  }

  private List<List<Workload>> readings(HelmChart chart) {
    if (chart.templates().isEmpty()) {
      return List.of();
    }
    List<Template> templates =
        chart.templates().stream().flatMap(file -> template(file).stream()).toList();
    List<List<Workload>> readings = new ArrayList<>();
    for (HelmValues values : valuesOf(chart)) {
      KubernetesReader reader =
          KubernetesReader.ofChart(chart.folder(), chart.name(), HelmVariables.of(values));
      for (Template template : templates) {
        HelmTemplate meaning = new HelmTemplate(template.text(), template.blocks(), values);
        template.documents().forEach(document -> reader.add(ManifestView.of(document, meaning)));
      }
      readings.add(reader.workloads());
    }
    return readings;
  }

  private Optional<Template> template(SourceFile file) {
    SourceText text = files.text(file);
    if (!ManifestScan.mayMatter(text.content())) {
      return Optional.empty();
    }
    return files
        .read(file)
        .map(ConfigFile::documents)
        .filter(documents -> !documents.isEmpty())
        .map(documents -> new Template(text, TemplateBlocks.of(text.content()), documents));
  }

  private List<HelmValues> valuesOf(HelmChart chart) {
    HelmValues own = withFile(HelmValues.none(chart.name()), chart.values());
    List<HelmValues> all = new ArrayList<>();
    all.add(own);
    chart.overrides().forEach(file -> all.add(withFile(own, Optional.of(file))));
    chart
        .folderAbove()
        .map(charts::get)
        .ifPresent(above -> all.addAll(valuesFromAbove(chart, own, above)));
    return all;
  }

  private List<HelmValues> valuesFromAbove(HelmChart chart, HelmValues own, HelmChart above) {
    HelmValues base = below(own, chart.name(), above.values());
    List<HelmValues> all = new ArrayList<>();
    all.add(base);
    above.overrides().forEach(file -> all.add(below(base, chart.name(), Optional.of(file))));
    return all;
  }

  private HelmValues withFile(HelmValues values, Optional<SourceFile> file) {
    return file.flatMap(files::read).map(values::overriddenBy).orElse(values);
  }

  private HelmValues below(HelmValues values, String key, Optional<SourceFile> file) {
    return file.flatMap(files::read)
        .map(content -> values.overriddenBelow(key, content))
        .orElse(values);
  }

  /**
   * A template that was read.
   *
   * @param text its text
   * @param blocks its blocks
   * @param documents its documents with the expressions as they are written
   */
  private record Template(SourceText text, TemplateBlocks blocks, List<ConfigDocument> documents) {}
}
