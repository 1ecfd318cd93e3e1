package dev.eoslint.maven;

import dev.eoslint.analyzer.kafka.KafkaVersion;
import dev.eoslint.analyzer.lint.FailingLevel;
import dev.eoslint.analyzer.lint.LintResult;
import dev.eoslint.analyzer.rule.Confidence;
import dev.eoslint.maven.SharedAnalyses.Shared;
import dev.eoslint.reports.ReportNotWritable;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.inject.Inject;
import org.apache.maven.execution.MavenSession;
import org.apache.maven.plugin.AbstractMojo;
import org.apache.maven.plugin.MojoExecution;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.project.MavenProject;
import org.jspecify.annotations.Nullable;

/**
 * Finds what breaks exactly-once semantics and delivery guarantees in the Kafka application that
 * the modules of the build make up, and fails the build.
 *
 * <p>The application is everything below the root of the project: the nearest folder, from the
 * common folder of the modules upwards, that holds <code>.eoslint.yml</code>, <code>eoslint.yml
 * </code>, <code>.git</code> or <code>.mvn</code>. It is analysed once, by the first module that
 * runs the goal, from the sources as they lie on disk; nothing needs to be compiled and no
 * dependency is resolved. So a producer in one module and its consumer in another are seen
 * together, also when Maven builds modules in parallel or only some of them.
 *
 * <p>Each module then reports the findings in its own files, and fails on them. Findings in a
 * module that does not know this plugin are reported by the first module that runs the goal. A
 * module that skips the goal, or binds it to the phase <code>none</code>, reports nothing; neither
 * does a module that is not part of the build, as with <code>-pl</code>, nor a file outside of all
 * modules. All of them belong to the application all the same.
 *
 * <p>The reports hold the findings of all modules. They are written before the first module can
 * fail. Modules may differ in <code>skip</code>, <code>failOn</code>, <code>failOnIncomplete</code>
 * and in where reports go; what concerns the analysis must be the same for all of them and belongs
 * in the parent POM or in the settings file.
 */
@Mojo(name = "check", defaultPhase = LifecyclePhase.VERIFY, threadSafe = true)
public final class CheckMojo extends AbstractMojo {

  static final String SKIP_PROPERTY = "eoslint.skip";

  private static final List<String> CONFIDENCES =
      List.of(Confidence.HIGH.word(), Confidence.MEDIUM.word(), Confidence.LOW.word());

  private final MavenProject project;
  private final MojoExecution execution;
  private final Build build;

  /**
   * Skips the goal: the module reports nothing.
   *
   * @since 0.1.0
   */
  @Parameter(property = SKIP_PROPERTY, defaultValue = "false")
  private boolean skip;

  /**
   * The lowest severity that fails the build: <code>error</code>, <code>warning</code>, <code>info
   * </code> or <code>never</code>; what the settings file says, else <code>warning</code>.
   *
   * @since 0.1.0
   */
  @Parameter(property = "eoslint.failOn")
  private @Nullable String failOn;

  /**
   * The lowest confidence that is reported: <code>high</code>, <code>medium</code> or <code>low
   * </code>; what the settings file says, else <code>medium</code>.
   *
   * @since 0.1.0
   */
  @Parameter(property = "eoslint.minimumConfidence")
  private @Nullable String minimumConfidence;

  /**
   * Whether test sources are analysed; what the settings file says, else <code>false</code>.
   *
   * @since 0.1.0
   */
  @Parameter(property = "eoslint.includeTests")
  private @Nullable Boolean includeTests;

  /**
   * What not to read, in addition to what the settings file says: patterns relative to the root of
   * the project, such as <code>**&#47;legacy/**</code>.
   *
   * @since 0.1.0
   */
  @Parameter(property = "eoslint.excludes")
  private List<String> excludes = new ArrayList<>();

  /**
   * The settings file, relative to the folder where Maven starts or to the root of the project;
   * <code>.eoslint.yml</code> or <code>eoslint.yml</code> in the root when it is not set.
   *
   * @since 0.1.0
   */
  @Parameter(property = "eoslint.config")
  private @Nullable String config;

  /**
   * The version of the Kafka clients that the application runs with, such as <code>3.9</code>; what
   * the settings file says, else the newest version that eoslint knows.
   *
   * @since 0.1.0
   */
  @Parameter(property = "eoslint.kafkaVersion")
  private @Nullable String kafkaVersion;

  /**
   * The SARIF report, relative to the folder where Maven starts; <code>eoslint/eoslint.sarif</code>
   * in the build directory of the project there when it is not set.
   *
   * @since 0.1.0
   */
  @Parameter(property = "eoslint.sarifFile")
  private @Nullable String sarifFile;

  /**
   * The JSON report, relative to the folder where Maven starts; none is written when it is not set.
   *
   * @since 0.1.0
   */
  @Parameter(property = "eoslint.jsonFile")
  private @Nullable String jsonFile;

  /**
   * Whether the build ends with an error when a file of the module could not be analysed, which is
   * a warning otherwise.
   *
   * @since 0.1.0
   */
  @Parameter(property = "eoslint.failOnIncomplete", defaultValue = "false")
  private boolean failOnIncomplete;

  /** Creates the goal for one execution in one project. */
  @Inject
  public CheckMojo(MavenSession session, MavenProject project, MojoExecution execution) {
    this.project = project;
    this.execution = execution;
    this.build = new Build(session, execution);
  }

  @Override
  public void execute() throws MojoExecutionException, MojoFailureException {
    if (skip) {
      getLog().info("eoslint is skipped.");
      return;
    }
    Optional<FailingLevel> ownLevel =
        ParameterWord.read("failOn", failOn, FailingLevel.words(), FailingLevel::of);
    ReportTargets targets = targets();
    Shared shared = analysis();
    BuildAnalysis analysis = shared.analysis();
    List<ReportNotWritable> unwritten = targets.write(analysis, build.toolVersion());
    LintResult module = analysis.reportedBy(project.getId());
    ModuleLog log = new ModuleLog(getLog());
    log.write(module);
    if (shared.fresh()) {
      log.close(
          analysis.reported(),
          analysis.elapsed(),
          unwritten.isEmpty() ? Optional.of(targets.sarif()) : Optional.empty());
    }
    new ModuleVerdict(module, ownLevel.orElse(analysis.failOn()), failOnIncomplete)
        .pronounce(unwritten, targets.sarif());
  }

  private Shared analysis() throws MojoExecutionException {
    AnalysisOptions options = options();
    return new SharedAnalyses(build.shared())
        .get(execution.getExecutionId(), project.getId(), options, this::analyze);
  }

  private BuildAnalysis analyze(AnalysisOptions options) throws MojoExecutionException {
    try {
      return new Analyzer(build.reactor(), build.startFolder()).analyze(options);
    } catch (IOException unreadable) {
      throw new MojoExecutionException(
          "The folder of a module cannot be read: " + unreadable.getMessage(), unreadable);
    }
  }

  private AnalysisOptions options() throws MojoExecutionException {
    return new AnalysisOptions(
        Optional.ofNullable(config),
        excludes,
        Optional.ofNullable(includeTests),
        ParameterWord.read("minimumConfidence", minimumConfidence, CONFIDENCES, Confidence::of),
        version());
  }

  private Optional<KafkaVersion> version() throws MojoExecutionException {
    if (kafkaVersion == null) {
      return Optional.empty();
    }
    Optional<KafkaVersion> version = KafkaVersion.parse(kafkaVersion);
    if (version.isEmpty()) {
      throw new MojoExecutionException(
          ("'%s', the value of the parameter 'kafkaVersion' (property 'eoslint.kafkaVersion'), is"
                  + " not a version of Apache Kafka such as '3.9' or '4.0.1'.")
              .formatted(kafkaVersion));
    }
    return version;
  }

  private ReportTargets targets() throws MojoExecutionException {
    Path start = build.startFolder();
    Path sarif =
        sarifFile == null
            ? build.outputFolder().resolve("eoslint").resolve("eoslint.sarif")
            : FilePath.of("sarifFile", sarifFile, start);
    Optional<Path> json =
        jsonFile == null ? Optional.empty() : Optional.of(FilePath.of("jsonFile", jsonFile, start));
    return new ReportTargets(sarif, json);
  }
}
