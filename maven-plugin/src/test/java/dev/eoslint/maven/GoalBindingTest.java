package dev.eoslint.maven;

import static org.assertj.core.api.Assertions.assertThat;

import dev.eoslint.maven.BuildModule.Role;
import java.util.Properties;
import org.apache.maven.model.Plugin;
import org.apache.maven.model.PluginExecution;
import org.apache.maven.project.MavenProject;
import org.codehaus.plexus.util.xml.Xpp3Dom;
import org.junit.jupiter.api.Test;

final class GoalBindingTest {

  private static final String PLUGIN = "dev.eoslint:eoslint-maven-plugin";

  private final Properties userProperties = new Properties();

  @Test
  void projectThatBindsTheGoalReports() {
    assertThat(bound().roleOf(project(execution("check")))).isEqualTo(Role.REPORTS);
  }

  @Test
  void projectWithoutThePluginLeavesItToOthers() {
    assertThat(bound().roleOf(new MavenProject())).isEqualTo(Role.LEAVES_TO_OTHERS);
  }

  @Test
  void projectThatBindsAnotherGoalLeavesItToOthers() {
    assertThat(bound().roleOf(project(execution("explain")))).isEqualTo(Role.LEAVES_TO_OTHERS);
  }

  @Test
  void projectWithoutAPhaseKeepsSilent() {
    PluginExecution execution = execution("check");
    execution.setPhase("none");

    assertThat(bound().roleOf(project(execution))).isEqualTo(Role.KEEPS_SILENT);
  }

  @Test
  void projectThatIsConfiguredToSkipKeepsSilent() {
    assertThat(bound().roleOf(project(skipping(execution("check"), "true"))))
        .isEqualTo(Role.KEEPS_SILENT);
  }

  @Test
  void oneOfTwoExecutionsIsEnough() {
    PluginExecution skipped = skipping(execution("check"), "true");
    skipped.setId("skipped");

    assertThat(bound().roleOf(project(skipped, execution("check")))).isEqualTo(Role.REPORTS);
  }

  @Test
  void propertyOfTheProjectSkips() {
    MavenProject project = project(execution("check"));
    project.getProperties().setProperty("eoslint.skip", "true");

    assertThat(bound().roleOf(project)).isEqualTo(Role.KEEPS_SILENT);
  }

  @Test
  void propertyOfTheCommandLineWinsOverTheProject() {
    MavenProject project = project(execution("check"));
    project.getProperties().setProperty("eoslint.skip", "true");
    userProperties.setProperty("eoslint.skip", "false");

    assertThat(bound().roleOf(project)).isEqualTo(Role.REPORTS);
  }

  @Test
  void configurationWinsOverProperties() {
    userProperties.setProperty("eoslint.skip", "true");

    assertThat(bound().roleOf(project(skipping(execution("check"), "false"))))
        .isEqualTo(Role.REPORTS);
  }

  @Test
  void goalThatIsCalledRunsInEveryProject() {
    assertThat(called().roleOf(new MavenProject())).isEqualTo(Role.REPORTS);
    assertThat(called().roleOf(project())).isEqualTo(Role.REPORTS);
  }

  @Test
  void goalThatIsCalledObeysTheConfigurationOfThePlugin() {
    MavenProject project = project();
    project.getPlugin(PLUGIN).setConfiguration(skip("true"));

    assertThat(called().roleOf(project)).isEqualTo(Role.KEEPS_SILENT);
  }

  private GoalBinding bound() {
    return new GoalBinding(PLUGIN, false, userProperties);
  }

  private GoalBinding called() {
    return new GoalBinding(PLUGIN, true, userProperties);
  }

  private static MavenProject project(PluginExecution... executions) {
    Plugin plugin = new Plugin();
    plugin.setGroupId("dev.eoslint");
    plugin.setArtifactId("eoslint-maven-plugin");
    for (PluginExecution execution : executions) {
      plugin.addExecution(execution);
    }
    MavenProject project = new MavenProject();
    project.getBuild().addPlugin(plugin);
    return project;
  }

  private static PluginExecution execution(String goal) {
    PluginExecution execution = new PluginExecution();
    execution.addGoal(goal);
    return execution;
  }

  private static PluginExecution skipping(PluginExecution execution, String value) {
    execution.setConfiguration(skip(value));
    return execution;
  }

  private static Xpp3Dom skip(String value) {
    Xpp3Dom skip = new Xpp3Dom("skip");
    skip.setValue(value);
    Xpp3Dom configuration = new Xpp3Dom("configuration");
    configuration.addChild(skip);
    return configuration;
  }
}
