package dev.eoslint.maven;

import dev.eoslint.maven.BuildModule.Role;
import java.util.List;
import java.util.Optional;
import java.util.Properties;
import org.apache.maven.model.ConfigurationContainer;
import org.apache.maven.model.Plugin;
import org.apache.maven.model.PluginExecution;
import org.apache.maven.project.MavenProject;
import org.codehaus.plexus.util.xml.Xpp3Dom;

/** Tells from the effective POM of a project whether the project runs the goal. */
final class GoalBinding {

  private static final String GOAL = "check";
  private static final String SKIP = "skip";
  private static final String NO_PHASE = "none";

  private final String plugin;
  private final boolean calledByName;
  private final Properties userProperties;

  /**
   * Creates a binding.
   *
   * @param plugin group and artifact of this plugin, joined by a colon
   * @param calledByName whether the user called the goal itself, so that it runs in every project
   * @param userProperties properties of the command line
   */
  GoalBinding(String plugin, boolean calledByName, Properties userProperties) {
    this.plugin = plugin;
    this.calledByName = calledByName;
    this.userProperties = userProperties;
  }

  /** Returns what a project that is built does about its findings. */
  Role roleOf(MavenProject project) {
    Optional<Plugin> declared = Optional.ofNullable(project.getPlugin(plugin));
    if (calledByName) {
      return roleOf(declared.map(each -> skips(each, project)).orElse(skips(project)));
    }
    List<PluginExecution> executions =
        declared.map(Plugin::getExecutions).orElse(List.of()).stream()
            .filter(execution -> execution.getGoals().contains(GOAL))
            .toList();
    return executions.isEmpty()
        ? Role.LEAVES_TO_OTHERS
        : roleOf(
            executions.stream()
                .allMatch(
                    execution ->
                        NO_PHASE.equals(execution.getPhase()) || skips(execution, project)));
  }

  private static Role roleOf(boolean skips) {
    return skips ? Role.KEEPS_SILENT : Role.REPORTS;
  }

  private boolean skips(ConfigurationContainer container, MavenProject project) {
    if (container.getConfiguration() instanceof Xpp3Dom configuration) {
      Xpp3Dom skip = configuration.getChild(SKIP);
      if (skip != null && skip.getValue() != null) {
        return Boolean.parseBoolean(skip.getValue());
      }
    }
    return skips(project);
  }

  private boolean skips(MavenProject project) {
    return Boolean.parseBoolean(
        userProperties.getProperty(
            CheckMojo.SKIP_PROPERTY, project.getProperties().getProperty(CheckMojo.SKIP_PROPERTY)));
  }
}
