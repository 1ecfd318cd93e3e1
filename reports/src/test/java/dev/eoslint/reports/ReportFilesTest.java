package dev.eoslint.reports;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class ReportFilesTest {

  @TempDir private Path folder;

  @Test
  void writesAFileAndItsFolders() throws IOException {
    Path target = folder.resolve("target/reports/größe 100%.json");

    ReportFiles.write(target, out -> out.write("new".getBytes(UTF_8)));

    assertThat(target).hasContent("new");
    assertThat(filesIn(target.resolveSibling(""))).containsExactly(target);
  }

  @Test
  void replacesAFile() throws IOException {
    Path target = Files.writeString(folder.resolve("report.json"), "a longer old text");

    ReportFiles.write(target, out -> out.write("new".getBytes(UTF_8)));

    assertThat(target).hasContent("new");
    assertThat(filesIn(folder)).containsExactly(target);
  }

  @Test
  void keepsTheOldFileWhenTheReportFails() throws IOException {
    Path target = Files.writeString(folder.resolve("report.json"), "old");

    assertThatExceptionOfType(ReportNotWritable.class)
        .isThrownBy(
            () ->
                ReportFiles.write(
                    target,
                    out -> {
                      out.write("half".getBytes(UTF_8));
                      throw new IOException("No space left on device");
                    }))
        .withMessage(
            "The report '%s' cannot be written: No space left on device.".formatted(target))
        .satisfies(failure -> assertThat(failure.target()).isEqualTo(target))
        .satisfies(failure -> assertThat(failure.reason()).isEqualTo("No space left on device"));
    assertThat(target).hasContent("old");
    assertThat(filesIn(folder)).containsExactly(target);
  }

  @Test
  void leavesNothingBehindWhenTheReportCrashes() throws IOException {
    Path target = folder.resolve("report.json");

    assertThatIllegalStateException()
        .isThrownBy(
            () ->
                ReportFiles.write(
                    target,
                    out -> {
                      throw new IllegalStateException("bug");
                    }));
    assertThat(filesIn(folder)).isEmpty();
  }

  @Test
  void refusesAFolder() {
    assertThatExceptionOfType(ReportNotWritable.class)
        .isThrownBy(() -> ReportFiles.write(folder, out -> {}))
        .withMessage("The report '%s' cannot be written: it is a folder.".formatted(folder));
  }

  @Test
  void refusesAFileAsAFolder() throws IOException {
    Path file = Files.writeString(folder.resolve("file"), "");

    assertThatExceptionOfType(ReportNotWritable.class)
        .isThrownBy(() -> ReportFiles.write(file.resolve("report.json"), out -> {}))
        .satisfies(
            failure -> assertThat(failure.reason()).isEqualTo("'" + file + "' is not a folder"));
  }

  @Test
  void refusesAFileThatIsWriteProtected() throws IOException {
    Path target = Files.writeString(folder.resolve("report.json"), "old");
    assumeThat(target.toFile().setWritable(false)).isTrue();
    assumeThat(Files.isWritable(target)).as("the user may write everything").isFalse();

    assertThatExceptionOfType(ReportNotWritable.class)
        .isThrownBy(() -> ReportFiles.write(target, out -> out.write(1)))
        .satisfies(failure -> assertThat(failure.reason()).isEqualTo("access is denied"));
    assertThat(target).hasContent("old");
  }

  @Test
  void writesThroughALink() throws IOException {
    Path target = Files.writeString(folder.resolve("report.json"), "old");
    Path link = Files.createSymbolicLink(folder.resolve("link.json"), target);

    ReportFiles.write(link, out -> out.write("new".getBytes(UTF_8)));

    assertThat(link).isSymbolicLink();
    assertThat(target).hasContent("new");
  }

  @Test
  void writesBelowALinkToAFolder() throws IOException {
    Path real = Files.createDirectory(folder.resolve("real"));
    Path link = Files.createSymbolicLink(folder.resolve("link"), real);

    ReportFiles.write(link.resolve("report.json"), out -> out.write("new".getBytes(UTF_8)));

    assertThat(real.resolve("report.json")).hasContent("new");
  }

  @Test
  void doesNotReplaceADevice() throws IOException {
    Path device = Path.of("/dev/null");
    assumeThat(device).exists();

    ReportFiles.write(device, out -> out.write("new".getBytes(UTF_8)));

    assertThat(Files.isRegularFile(device)).isFalse();
  }

  private static List<Path> filesIn(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.toList();
    }
  }
}
