package dev.eoslint.analyzer.dialect.facts;

import dev.eoslint.analyzer.java.value.Frame;
import dev.eoslint.analyzer.model.DroppingHandler;
import dev.eoslint.analyzer.model.Setting;
import dev.eoslint.analyzer.model.Site;
import dev.eoslint.analyzer.model.Value;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Collects what the dialects see of Kafka Streams over all executions. */
public final class StreamsFacts {

  private final List<ClientSighting> applications = new ArrayList<>();
  private final List<Step> steps = new ArrayList<>();
  private final List<Setting> guarantees = new ArrayList<>();
  private final List<DroppingHandler> droppingHandlers = new ArrayList<>();
  private final Set<Output> outputs = new LinkedHashSet<>();

  StreamsFacts() {}

  /**
   * Code that a topology runs for each record.
   *
   * @param operator class and method that it is given to, for people
   * @param processing what it does
   */
  public record Step(String operator, PipelineSighting processing) {}

  /**
   * A topic that a topology writes to.
   *
   * @param site the call that says so
   * @param topic the topic, as far as it is known
   */
  public record Output(Site site, Value topic) {}

  /** Remembers an application. */
  public void addApplication(ClientSighting application) {
    applications.add(application);
  }

  /** Remembers code that a topology runs for each record. */
  public void addStep(String operator, PipelineSighting processing) {
    steps.add(new Step(operator, processing));
  }

  /** Returns the code of a topology that {@code frame} belongs to. */
  public Optional<PipelineSighting> stepAround(Frame frame) {
    return frame.scopes().stream()
        .flatMap(
            scope -> steps.stream().map(Step::processing).filter(processing -> processing == scope))
        .findFirst();
  }

  /** Remembers a topic that a topology writes to. */
  public void addOutput(Output output) {
    outputs.add(output);
  }

  /** Remembers what is written into some map under {@code processing.guarantee}. */
  public void addGuarantee(Setting guarantee) {
    if (!guarantees.contains(guarantee)) {
      guarantees.add(guarantee);
    }
  }

  /** Remembers an exception handler of the project that drops records. */
  public void addDroppingHandler(DroppingHandler handler) {
    if (!droppingHandlers.contains(handler)) {
      droppingHandlers.add(handler);
    }
  }

  public List<ClientSighting> applications() {
    return Merging.merged(applications);
  }

  public List<Step> steps() {
    return List.copyOf(steps);
  }

  public List<Setting> guarantees() {
    return List.copyOf(guarantees);
  }

  public List<Output> outputs() {
    return List.copyOf(outputs);
  }

  public List<DroppingHandler> droppingHandlers() {
    return List.copyOf(droppingHandlers);
  }
}
