package dev.eoslint.analyzer.java.value.jdk;

import java.util.Map;
import java.util.Optional;

/** Super classes of the exceptions that a method has to declare. */
final class CheckedExceptions {

  private static final String EXCEPTION = "java.lang.Exception";
  private static final String IO = "java.io.IOException";

  private static final Map<String, String> SUPER_CLASSES =
      Map.ofEntries(
          Map.entry(EXCEPTION, "java.lang.Throwable"),
          Map.entry("java.lang.RuntimeException", EXCEPTION),
          Map.entry("java.lang.Error", "java.lang.Throwable"),
          Map.entry("java.lang.InterruptedException", EXCEPTION),
          Map.entry("java.lang.ReflectiveOperationException", EXCEPTION),
          Map.entry("java.lang.ClassNotFoundException", "java.lang.ReflectiveOperationException"),
          Map.entry("java.lang.CloneNotSupportedException", EXCEPTION),
          Map.entry(IO, EXCEPTION),
          Map.entry("java.io.FileNotFoundException", IO),
          Map.entry("java.io.EOFException", IO),
          Map.entry("java.net.SocketException", IO),
          Map.entry("java.net.SocketTimeoutException", IO),
          Map.entry("java.net.UnknownHostException", IO),
          Map.entry("java.net.MalformedURLException", IO),
          Map.entry("java.net.http.HttpTimeoutException", IO),
          Map.entry("java.net.URISyntaxException", EXCEPTION),
          Map.entry("java.nio.file.NoSuchFileException", IO),
          Map.entry("java.security.GeneralSecurityException", EXCEPTION),
          Map.entry("java.sql.SQLException", EXCEPTION),
          Map.entry("java.text.ParseException", EXCEPTION),
          Map.entry("java.util.concurrent.ExecutionException", EXCEPTION),
          Map.entry("java.util.concurrent.TimeoutException", EXCEPTION),
          Map.entry("com.fasterxml.jackson.core.JsonProcessingException", IO),
          Map.entry("jakarta.mail.MessagingException", EXCEPTION),
          Map.entry("javax.mail.MessagingException", EXCEPTION));

  private CheckedExceptions() {}

  static Optional<String> superClassOf(String exception) {
    return Optional.ofNullable(SUPER_CLASSES.get(exception));
  }
}
