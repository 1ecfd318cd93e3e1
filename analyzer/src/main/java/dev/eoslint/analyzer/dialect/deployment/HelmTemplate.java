package dev.eoslint.analyzer.dialect.deployment;

import dev.eoslint.analyzer.config.ConfigEntry;
import dev.eoslint.analyzer.config.placeholder.PlaceholderSyntax;
import dev.eoslint.analyzer.config.placeholder.Placeholders;
import dev.eoslint.analyzer.config.placeholder.PropertyLookup;
import dev.eoslint.analyzer.model.Site;
import dev.eoslint.analyzer.model.Value;
import dev.eoslint.analyzer.source.SourceText;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** What the entries of a Helm template come to with some values. */
final class HelmTemplate implements EntryValues {

  private final SourceText text;
  private final TemplateBlocks blocks;
  private final HelmValues values;
  private final Map<Site, Presence> presences = new HashMap<>();

  /**
   * Creates the meaning of a template.
   *
   * @param text the template
   * @param blocks its blocks
   * @param values what it is rendered with
   */
  HelmTemplate(SourceText text, TemplateBlocks blocks, HelmValues values) {
    this.text = text;
    this.blocks = blocks;
    this.values = values;
  }

  @Override
  public Presence presence(ConfigEntry entry) {
    return presences.computeIfAbsent(entry.keySite(), this::presence);
  }

  private Presence presence(Site key) {
    Presence presence = Presence.PRESENT;
    String dot = "";
    for (TemplateBlocks.Branch branch : blocks.around(offset(key))) {
      Presence own = presence(branch, dot);
      if (own == Presence.ABSENT) {
        return own;
      }
      presence = own == Presence.UNKNOWN ? own : presence;
      dot = dotInside(branch, dot);
    }
    return presence;
  }

  private Presence presence(TemplateBlocks.Branch branch, String dot) {
    if (branch.kind() == TemplateBlocks.Kind.OTHER) {
      return Presence.UNKNOWN;
    }
    boolean known = true;
    for (TemplateBlocks.Test test : branch.tests()) {
      Optional<Boolean> holds = HelmCondition.holds(test.expression(), values, dot);
      if (holds.isPresent() && holds.get() != test.expected()) {
        return Presence.ABSENT;
      }
      known &= holds.isPresent();
    }
    return known ? Presence.PRESENT : Presence.UNKNOWN;
  }

  @Override
  public Value value(ConfigEntry entry, PropertyLookup variables) {
    String dot = "";
    for (TemplateBlocks.Branch branch : blocks.around(offset(entry.keySite()))) {
      dot = dotInside(branch, dot);
    }
    String around = dot;
    return Placeholders.resolve(
        entry.value(),
        entry.site(),
        PlaceholderSyntax.PROPERTIES,
        name ->
            name.startsWith(".")
                ? values.find(HelmCondition.absolute(name, around))
                : variables.find(name));
  }

  private static String dotInside(TemplateBlocks.Branch branch, String dot) {
    boolean named =
        branch.kind() == TemplateBlocks.Kind.WITH
            && branch.tests().size() == 1
            && branch.tests().get(0).expression().matches("\\$?\\.[\\w.]+");
    return named ? HelmCondition.absolute(branch.tests().get(0).expression(), dot) : dot;
  }

  private int offset(Site site) {
    return text.offset(site.startLine(), site.startColumn());
  }
}
