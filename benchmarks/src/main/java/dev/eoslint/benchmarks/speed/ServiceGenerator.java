package dev.eoslint.benchmarks.speed;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Writes a large invented service of which few files touch Kafka, as is usual. The same numbers
 * give the same files.
 */
final class ServiceGenerator {

  private static final List<String> AREAS =
      List.of(
          "billing",
          "catalog",
          "checkout",
          "customer",
          "delivery",
          "fraud",
          "inventory",
          "ledger",
          "loyalty",
          "pricing",
          "refund",
          "reporting",
          "returns",
          "search",
          "shipping",
          "supplier",
          "support",
          "tax",
          "treasury",
          "warehouse");

  private static final List<String> THINGS =
      List.of(
          "Account",
          "Address",
          "Agreement",
          "Allowance",
          "Batch",
          "Booking",
          "Carrier",
          "Claim",
          "Contract",
          "Credit",
          "Discount",
          "Document",
          "Estimate",
          "Invoice",
          "Item",
          "Order",
          "Parcel",
          "Payment",
          "Quote",
          "Receipt",
          "Request",
          "Schedule",
          "Shipment",
          "Statement",
          "Voucher");

  private static final List<String> ROLES =
      List.of("Service", "Repository", "Controller", "Mapper", "Validator", "Policy", "View");

  private static final int RELAY_KINDS = 2;

  private final int files;
  private final int kafkaFiles;

  /**
   * Creates the generator.
   *
   * @param files how many Java files the service has
   * @param kafkaFiles how many of them touch Kafka
   * @throws IllegalArgumentException when there are not enough files for those that touch Kafka
   */
  ServiceGenerator(int files, int kafkaFiles) {
    if (kafkaFiles < 0 || files < kafkaFiles || files == 0) {
      throw new IllegalArgumentException(
          "Of %d files, %d cannot touch Kafka.".formatted(files, kafkaFiles));
    }
    this.files = files;
    this.kafkaFiles = kafkaFiles;
  }

  /**
   * Writes the service into a folder.
   *
   * @throws IOException when a file cannot be written
   */
  void write(Path root) throws IOException {
    for (Map.Entry<String, String> file : contents().entrySet()) {
      Path path = root.resolve(file.getKey());
      Files.createDirectories(path.getParent());
      Files.writeString(path, file.getValue());
    }
  }

  /** Returns the text of each file by its path. */
  SortedMap<String, String> contents() {
    SortedMap<String, String> contents = new TreeMap<>();
    contents.put("pom.xml", ServiceTemplates.POM);
    contents.put("src/main/resources/application.yml", ServiceTemplates.SETTINGS);
    int relays = 0;
    for (int number = 0; number < files; number++) {
      String area = AREAS.get(number % AREAS.size());
      // Spread evenly: the next one is due when its share of the files is reached.
      if (relays < kafkaFiles && number >= (long) relays * files / kafkaFiles) {
        addRelay(contents, area, relays++);
      } else {
        addPlain(contents, area, number / AREAS.size());
      }
    }
    return contents;
  }

  private static void addRelay(Map<String, String> contents, String area, int number) {
    boolean relay = number % RELAY_KINDS == 0;
    String template = relay ? ServiceTemplates.RELAY : ServiceTemplates.LISTENER;
    add(contents, area, (relay ? "Relay" : "Listener") + number, "", template);
  }

  private static void addPlain(Map<String, String> contents, String area, int number) {
    String thing = THINGS.get(number % THINGS.size());
    int role = number / THINGS.size() % ROLES.size();
    int series = number / THINGS.size() / ROLES.size();
    String name = thing + ROLES.get(role) + (series == 0 ? "" : series);
    StringBuilder members = new StringBuilder();
    for (int member = 0; member <= number % ServiceTemplates.MOST_MEMBERS; member++) {
      members.append(
          ServiceTemplates.MEMBER
              .replace("%NUMBER%", Integer.toString(member))
              .replace("%LIMIT%", Integer.toString(10 + (number * 7 + member * 13) % 90)));
    }
    add(contents, area, name, members.toString(), ServiceTemplates.PLAIN);
  }

  private static void add(
      Map<String, String> contents, String area, String name, String members, String template) {
    String text =
        template
            .replace("%MEMBERS%", members)
            .replace("%AREA%", area)
            .replace("%NAME%", name)
            .replace("%KEY%", name.toLowerCase(Locale.ROOT));
    contents.put("src/main/java/com/acme/shop/" + area + "/" + name + ".java", text);
  }
}
