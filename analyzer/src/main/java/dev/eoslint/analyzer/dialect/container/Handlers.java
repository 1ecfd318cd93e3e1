package dev.eoslint.analyzer.dialect.container;

import dev.eoslint.analyzer.java.reach.MethodSymbol;
import dev.eoslint.analyzer.java.reach.TypeSymbol;
import dev.eoslint.analyzer.java.tree.Annotation;
import dev.eoslint.analyzer.java.tree.Expression;
import dev.eoslint.analyzer.java.tree.Method;
import dev.eoslint.analyzer.java.tree.Variable;
import dev.eoslint.analyzer.model.ConcurrentTransaction.Threads;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Methods that a framework calls again and again, and which of them it calls on several threads at
 * once.
 *
 * <p>Sources: the specifications of Jakarta Servlet ("one instance per servlet declaration",
 * concurrent requests) and Jakarta REST, the references of Spring MVC, Micronaut and gRPC; {@code
 * KafkaListener.concurrency} of Spring for Apache Kafka.
 */
public final class Handlers {

  private static final String WEB = "org.springframework.web.bind.annotation.";
  private static final String MICRONAUT = "io.micronaut.http.annotation.";
  private static final String LISTENER = "org.springframework.kafka.annotation.KafkaListener";
  private static final String STREAM_OBSERVER = "io.grpc.stub.StreamObserver";

  /** Annotations of methods that answer requests. */
  private static final Set<String> REQUESTS =
      Set.of(
          WEB + "RequestMapping",
          WEB + "GetMapping",
          WEB + "PostMapping",
          WEB + "PutMapping",
          WEB + "PatchMapping",
          WEB + "DeleteMapping",
          "jakarta.ws.rs.GET",
          "jakarta.ws.rs.POST",
          "jakarta.ws.rs.PUT",
          "jakarta.ws.rs.PATCH",
          "jakarta.ws.rs.DELETE",
          "javax.ws.rs.GET",
          "javax.ws.rs.POST",
          "javax.ws.rs.PUT",
          "javax.ws.rs.PATCH",
          "javax.ws.rs.DELETE",
          MICRONAUT + "Get",
          MICRONAUT + "Post",
          MICRONAUT + "Put",
          MICRONAUT + "Patch",
          MICRONAUT + "Delete");

  /** Annotations of methods that get messages, or that a clock calls. */
  private static final Set<String> OTHERS =
      Set.of(
          LISTENER,
          "org.springframework.kafka.annotation.KafkaHandler",
          "org.springframework.amqp.rabbit.annotation.RabbitListener",
          "org.springframework.jms.annotation.JmsListener",
          "org.springframework.scheduling.annotation.Scheduled",
          "org.eclipse.microprofile.reactive.messaging.Incoming");

  private static final Set<String> SERVLET_METHODS =
      Set.of("doGet", "doPost", "doPut", "doDelete", "doPatch", "service");

  private static final Pattern SEVERAL = Pattern.compile("[2-9]|[1-9]\\d+");

  private Handlers() {}

  /** Returns whether this is the name of an annotation that this class asks for. */
  public static boolean isKnown(String qualifiedName) {
    return REQUESTS.contains(qualifiedName) || OTHERS.contains(qualifiedName);
  }

  /** Returns whether an annotation says that a framework calls {@code method} again and again. */
  public static boolean isOne(MethodSymbol method) {
    List<Annotation> annotations = method.declaration().annotations();
    return Annotated.find(annotations, REQUESTS, method.owner()).isPresent()
        || Annotated.find(annotations, OTHERS, method.owner()).isPresent();
  }

  /** Returns what the threads are that call {@code method} at the same time, if they do. */
  public static Optional<Threads> threads(MethodSymbol method) {
    if (answersRequests(method)) {
      return Optional.of(Threads.REQUESTS);
    }
    return Annotated.find(method.declaration().annotations(), Set.of(LISTENER), method.owner())
        .flatMap(listener -> listener.member("concurrency"))
        .filter(
            concurrency ->
                concurrency instanceof Expression.Literal literal
                    && SEVERAL.matcher(literal.text()).matches())
        .map(concurrency -> Threads.LISTENERS);
  }

  private static boolean answersRequests(MethodSymbol method) {
    return Annotated.find(method.declaration().annotations(), REQUESTS, method.owner()).isPresent()
        || (SERVLET_METHODS.contains(method.declaration().name())
            && SingletonBeans.isServlet(method.owner()))
        || (SingletonBeans.isGrpcService(method.owner())
            && answersTo(method.declaration(), method.owner()));
  }

  /** The last parameter of a method of a gRPC service is what takes its answers. */
  private static boolean answersTo(Method method, TypeSymbol owner) {
    List<Variable> parameters = method.parameters();
    return !parameters.isEmpty()
        && owner
            .resolve(parameters.get(parameters.size() - 1).type())
            .name()
            .equals(STREAM_OBSERVER);
  }
}
