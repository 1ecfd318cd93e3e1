package dev.eoslint.reports;

import dev.eoslint.analyzer.lint.LintResult;
import dev.eoslint.analyzer.lint.SuppressedFinding;
import dev.eoslint.analyzer.rule.Finding;
import dev.eoslint.analyzer.source.SourceText;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.stream.Stream;

/**
 * Our own fingerprints, which know a finding again after lines were inserted above it or its line
 * was indented anew.
 *
 * <p>A fingerprint is taken from the rule, the path, the text of the line without white space, and
 * the running number among the findings that agree in these, suppressed ones included, so that
 * silencing one does not rename its neighbours. It has 32 hexadecimal digits.
 */
final class Fingerprints {

  /** The key that carries them in reports; a change of the computation changes the number. */
  static final String KEY = "eoslintFingerprint/v1";

  private static final int BYTES = 16;

  private final IdentityHashMap<Finding, String> fingerprints = new IdentityHashMap<>();

  private Fingerprints() {}

  static Fingerprints of(LintResult result, Sources sources) {
    Fingerprints all = new Fingerprints();
    MessageDigest digest = sha256();
    Map<String, Integer> occurrences = new HashMap<>();
    Stream.concat(
            result.findings().stream(),
            result.suppressed().stream().map(SuppressedFinding::finding))
        .sorted()
        .forEach(
            finding -> {
              String identity = identity(finding, sources);
              int occurrence = occurrences.merge(identity, 1, Integer::sum);
              byte[] hash =
                  digest.digest((identity + "\n" + occurrence).getBytes(StandardCharsets.UTF_8));
              all.fingerprints.put(finding, HexFormat.of().formatHex(hash, 0, BYTES));
            });
    return all;
  }

  /** Returns the fingerprint of a finding of the result. */
  String get(Finding finding) {
    String fingerprint = fingerprints.get(finding);
    if (fingerprint == null) {
      throw new IllegalArgumentException("The finding is not part of the result: " + finding);
    }
    return fingerprint;
  }

  private static String identity(Finding finding, Sources sources) {
    String line =
        sources
            .text(finding.site().file())
            .map((SourceText text) -> text.line(finding.site().startLine()))
            .orElse("");
    return String.join("\n", finding.rule(), finding.site().file(), line.replaceAll("\\s+", ""));
  }

  private static MessageDigest sha256() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException impossible) {
      throw new IllegalStateException("Every Java platform has SHA-256.", impossible);
    }
  }
}
