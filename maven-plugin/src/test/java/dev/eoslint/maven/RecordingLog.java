package dev.eoslint.maven;

import java.util.ArrayList;
import java.util.List;
import org.apache.maven.plugin.logging.Log;
import org.jspecify.annotations.Nullable;

/** Keeps what is logged, one line for each call. */
final class RecordingLog implements Log {

  private final List<String> lines = new ArrayList<>();

  List<String> lines() {
    return lines;
  }

  private void add(String level, @Nullable CharSequence content) {
    lines.add("[" + level + "] " + content);
  }

  @Override
  public boolean isDebugEnabled() {
    return true;
  }

  @Override
  public void debug(CharSequence content) {
    add("DEBUG", content);
  }

  @Override
  public void debug(CharSequence content, Throwable error) {
    add("DEBUG", content);
  }

  @Override
  public void debug(Throwable error) {
    add("DEBUG", error.getMessage());
  }

  @Override
  public boolean isInfoEnabled() {
    return true;
  }

  @Override
  public void info(CharSequence content) {
    add("INFO", content);
  }

  @Override
  public void info(CharSequence content, Throwable error) {
    add("INFO", content);
  }

  @Override
  public void info(Throwable error) {
    add("INFO", error.getMessage());
  }

  @Override
  public boolean isWarnEnabled() {
    return true;
  }

  @Override
  public void warn(CharSequence content) {
    add("WARNING", content);
  }

  @Override
  public void warn(CharSequence content, Throwable error) {
    add("WARNING", content);
  }

  @Override
  public void warn(Throwable error) {
    add("WARNING", error.getMessage());
  }

  @Override
  public boolean isErrorEnabled() {
    return true;
  }

  @Override
  public void error(CharSequence content) {
    add("ERROR", content);
  }

  @Override
  public void error(CharSequence content, Throwable error) {
    add("ERROR", content);
  }

  @Override
  public void error(Throwable error) {
    add("ERROR", error.getMessage());
  }
}
