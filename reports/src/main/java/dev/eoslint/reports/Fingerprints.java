package dev.eoslint.reports;

import dev.eoslint.analyzer.lint.LintResult;
import dev.eoslint.analyzer.lint.SuppressedFinding;
import dev.eoslint.analyzer.rule.Finding;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Our own fingerprints, which know a finding again after lines were inserted above it or its line
 * was indented anew.
 *
 * <p>A fingerprint is taken from the rule, the path, the text of the line without white space, and
 * the running number among the findings that agree in these, suppressed ones included, so that
 * silencing one does not rename its neighbours. It is an FNV-1a hash of 64 bits in hexadecimal
 * digits: nobody has to be kept from forging one, and a message digest of the JDK takes longer to
 * load than a report to write.
 */
final class Fingerprints {

  /** The key that carries them in reports; a change of the computation changes the number. */
  static final String KEY = "eoslintFingerprint/v1";

  private static final Pattern WHITE_SPACE = Pattern.compile("\\s+");
  private static final long FNV_OFFSET_BASIS = 0xcbf29ce484222325L;
  private static final long FNV_PRIME = 0x100000001b3L;

  private final IdentityHashMap<Finding, String> fingerprints = new IdentityHashMap<>();

  private Fingerprints() {}

  static Fingerprints of(LintResult result, Sources sources) {
    Fingerprints all = new Fingerprints();
    Map<String, Integer> occurrences = new HashMap<>();
    Stream.concat(
            result.findings().stream(),
            result.suppressed().stream().map(SuppressedFinding::finding))
        .sorted()
        .forEach(
            finding -> {
              String identity = identity(finding, sources);
              int occurrence = occurrences.merge(identity, 1, Integer::sum);
              all.fingerprints.put(finding, hash(identity + "\n" + occurrence));
            });
    return all;
  }

  /** Returns the fingerprint of a finding of the result: 16 hexadecimal digits. */
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
            .map(text -> text.line(finding.site().startLine()))
            .orElse("");
    return String.join(
        "\n", finding.rule(), finding.site().file(), WHITE_SPACE.matcher(line).replaceAll(""));
  }

  private static String hash(String text) {
    long hash = FNV_OFFSET_BASIS;
    for (byte octet : text.getBytes(StandardCharsets.UTF_8)) {
      hash = (hash ^ (octet & 0xFF)) * FNV_PRIME;
    }
    return HexFormat.of().toHexDigits(hash);
  }
}
