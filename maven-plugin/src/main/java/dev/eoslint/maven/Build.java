package dev.eoslint.maven;

import dev.eoslint.maven.BuildModule.Role;
import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.apache.maven.execution.MavenSession;
import org.apache.maven.plugin.MojoExecution;
import org.apache.maven.project.MavenProject;

/** What the goal asks Maven about the build that it runs in. */
final class Build {

  private static final String SHARED = Build.class.getName();

  private final MavenSession session;
  private final MojoExecution execution;

  Build(MavenSession session, MojoExecution execution) {
    this.session = session;
    this.execution = execution;
  }

  /** Returns the version of this plugin. */
  String toolVersion() {
    return execution.getVersion();
  }

  /** Returns the folder of the project that the user started Maven on. */
  Path startFolder() {
    return Path.of(session.getExecutionRootDirectory()).toAbsolutePath().normalize();
  }

  /** Returns where the project that the user started Maven on keeps what is built. */
  Path outputFolder() {
    MavenProject top =
        session.getAllProjects().stream()
            .filter(MavenProject::isExecutionRoot)
            .findFirst()
            .orElseGet(session::getTopLevelProject);
    return Path.of(top.getBuild().getDirectory()).toAbsolutePath().normalize();
  }

  /**
   * Returns all modules, those that are built in the order in which Maven builds them.
   *
   * @throws IOException when the folder of a module cannot be found
   */
  Reactor reactor() throws IOException {
    GoalBinding binding =
        new GoalBinding(
            execution.getPlugin().getKey(),
            execution.getSource() == MojoExecution.Source.CLI,
            session.getUserProperties());
    List<BuildModule> modules = new ArrayList<>();
    for (MavenProject project : session.getProjects()) {
      modules.add(module(project, binding.roleOf(project)));
    }
    for (MavenProject project : session.getAllProjects()) {
      if (!session.getProjects().contains(project)) {
        modules.add(module(project, Role.KEEPS_SILENT));
      }
    }
    return new Reactor(modules);
  }

  /** Links are resolved, as in the paths of the analysis. */
  private static BuildModule module(MavenProject project, Role role) throws IOException {
    File folder = project.getBasedir();
    return new BuildModule(project.getId(), folder.toPath().toRealPath(), role);
  }

  /**
   * Returns what the modules of this build share: the same map for all of them, also when they are
   * built at once or load the plugin in class loaders of their own. Whoever uses it holds its lock.
   */
  Map<Object, Object> shared() {
    MavenProject top = session.getTopLevelProject();
    // Maven may create the context of a plugin twice when two modules ask for it at once.
    synchronized (top) {
      Map<String, Object> context =
          session.getPluginContext(execution.getMojoDescriptor().getPluginDescriptor(), top);
      @SuppressWarnings("unchecked")
      Map<Object, Object> shared =
          (Map<Object, Object>)
              context.computeIfAbsent(SHARED, unused -> new ConcurrentHashMap<>());
      return shared;
    }
  }
}
