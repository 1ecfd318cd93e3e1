package dev.eoslint.analyzer.config;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.snakeyaml.engine.v2.api.LoadSettings;
import org.snakeyaml.engine.v2.api.lowlevel.Parse;
import org.snakeyaml.engine.v2.common.ScalarStyle;
import org.snakeyaml.engine.v2.events.AliasEvent;
import org.snakeyaml.engine.v2.events.Event;
import org.snakeyaml.engine.v2.events.MappingStartEvent;
import org.snakeyaml.engine.v2.events.NodeEvent;
import org.snakeyaml.engine.v2.events.ScalarEvent;
import org.snakeyaml.engine.v2.events.SequenceStartEvent;
import org.snakeyaml.engine.v2.exceptions.Mark;
import org.snakeyaml.engine.v2.exceptions.MarkedYamlEngineException;
import org.snakeyaml.engine.v2.exceptions.ReaderException;
import org.snakeyaml.engine.v2.exceptions.YamlEngineException;

/**
 * Builds the nodes of YAML documents from parser events.
 *
 * <p>The events, and not the library's own nodes, are used because only they tell where an alias
 * stands, and because nesting can be bounded before anything is built.
 */
final class YamlComposer {

  private static final int MAXIMUM_DEPTH = 100;

  /** The library copies its whole window for each buffer that it reads, so one must be enough. */
  private static final int MINIMUM_BUFFER = 128;

  private final String chunk;
  private final int chunkStart;
  private final int[] offsetsOfCodePoints;
  private final Iterator<Event> events;
  private final Map<String, Optional<YamlNode>> anchors = new HashMap<>();

  /**
   * Creates a composer.
   *
   * @param chunk one or more whole documents
   * @param chunkStart offset of the chunk in the text, added to all offsets
   */
  YamlComposer(String chunk, int chunkStart) {
    this.chunk = chunk;
    this.chunkStart = chunkStart;
    this.offsetsOfCodePoints = offsetsOfCodePoints(chunk);
    LoadSettings settings =
        LoadSettings.builder()
            .setUseMarks(true)
            .setBufferSize(Math.max(MINIMUM_BUFFER, chunk.length()))
            .setCodePointLimit(Integer.MAX_VALUE)
            .setVersionFunction(version -> version)
            .build();
    this.events = new Parse(settings).parseString(chunk).iterator();
  }

  /**
   * Returns the next document that holds anything.
   *
   * @return empty at the end of the chunk
   * @throws UnreadableYamlException if the chunk cannot be read further
   */
  Optional<YamlNode> next() throws UnreadableYamlException {
    try {
      while (events.hasNext()) {
        Event event = events.next();
        if (event instanceof NodeEvent) {
          anchors.clear();
          YamlNode root = node(event, 0);
          if (!isNothing(root)) {
            return Optional.of(root);
          }
        }
      }
      return Optional.empty();
    } catch (MarkedYamlEngineException e) {
      throw new UnreadableYamlException(
          e.getProblemMark().or(e::getContextMark).map(this::offset).orElse(chunkStart),
          problem(e));
    } catch (ReaderException e) {
      throw new UnreadableYamlException(
          offset(e.getPosition()),
          "the character U+%04X is not allowed".formatted(e.getCodePoint()));
    } catch (YamlEngineException e) {
      throw new UnreadableYamlException(chunkStart, String.valueOf(e.getMessage()));
    } catch (NumberFormatException | IndexOutOfBoundsException e) {
      // The library lets these through for escapes that the end of the text cuts off.
      throw new UnreadableYamlException(chunkStart, "an escape is not finished");
    }
  }

  private YamlNode node(Event event, int depth) throws UnreadableYamlException {
    int start = offset(event.getStartMark());
    if (depth > MAXIMUM_DEPTH) {
      throw new UnreadableYamlException(
          start, "collections are nested more than %d deep".formatted(MAXIMUM_DEPTH));
    }
    if (event instanceof AliasEvent alias) {
      return alias(alias, start);
    }
    Optional<String> anchor = ((NodeEvent) event).getAnchor().map(found -> found.getValue());
    anchor.ifPresent(name -> anchors.put(name, Optional.empty()));
    YamlNode node;
    if (event instanceof ScalarEvent scalar) {
      node = scalar(scalar, start);
    } else if (event instanceof MappingStartEvent) {
      node = mapping(start, depth);
    } else if (event instanceof SequenceStartEvent) {
      node = sequence(start, depth);
    } else {
      throw new UnreadableYamlException(start, "unexpected " + event.getEventId());
    }
    anchor.ifPresent(name -> anchors.put(name, Optional.of(node)));
    return node;
  }

  private YamlNode alias(AliasEvent event, int start) throws UnreadableYamlException {
    String name = event.getAlias().getValue();
    Optional<YamlNode> target = anchors.get(name);
    if (target == null) {
      throw new UnreadableYamlException(start, "the alias '*%s' has no anchor".formatted(name));
    }
    if (target.isEmpty()) {
      throw new UnreadableYamlException(
          start, "the alias '*%s' stands inside its own anchor".formatted(name));
    }
    return new YamlNode.Alias(target.get(), start, offset(event.getEndMark()));
  }

  private YamlNode scalar(ScalarEvent event, int start) {
    ValueStyle style = style(event);
    int end = offset(event.getEndMark());
    return new YamlNode.Scalar(
        style == ValueStyle.NULL ? "" : event.getValue(),
        style,
        start,
        style == ValueStyle.BLOCK ? lastContentBefore(end, start) : end);
  }

  private static ValueStyle style(ScalarEvent event) {
    ScalarStyle style = event.getScalarStyle();
    if (style == ScalarStyle.LITERAL || style == ScalarStyle.FOLDED) {
      return ValueStyle.BLOCK;
    }
    if (style != ScalarStyle.PLAIN) {
      return ValueStyle.QUOTED;
    }
    return switch (event.getValue()) {
      case "", "~", "null", "Null", "NULL" -> ValueStyle.NULL;
      default -> ValueStyle.PLAIN;
    };
  }

  private YamlNode mapping(int start, int depth) throws UnreadableYamlException {
    List<YamlNode.Pair> pairs = new ArrayList<>();
    Event event = events.next();
    while (event instanceof NodeEvent) {
      YamlNode key = node(event, depth + 1);
      pairs.add(new YamlNode.Pair(key, node(events.next(), depth + 1)));
      event = events.next();
    }
    return new YamlNode.Mapping(List.copyOf(pairs), start, offset(event.getEndMark()));
  }

  private YamlNode sequence(int start, int depth) throws UnreadableYamlException {
    List<YamlNode> items = new ArrayList<>();
    Event event = events.next();
    while (event instanceof NodeEvent) {
      items.add(node(event, depth + 1));
      event = events.next();
    }
    return new YamlNode.Sequence(List.copyOf(items), start, offset(event.getEndMark()));
  }

  private static boolean isNothing(YamlNode root) {
    return root instanceof YamlNode.Scalar scalar && scalar.style() == ValueStyle.NULL;
  }

  /** A block scalar's events end where the next token starts, after blank lines and comments. */
  private int lastContentBefore(int end, int start) {
    int last = end - chunkStart;
    int lineBreak = Math.max(chunk.lastIndexOf('\n', last - 1), chunk.lastIndexOf('\r', last - 1));
    if (lineBreak >= start - chunkStart && chunk.substring(lineBreak, last).isBlank()) {
      last = lineBreak;
    }
    while (last > start - chunkStart && Character.isWhitespace(chunk.charAt(last - 1))) {
      last--;
    }
    return chunkStart + last;
  }

  private int offset(Optional<Mark> mark) {
    return mark.map(this::offset).orElse(chunkStart);
  }

  private int offset(Mark mark) {
    return offset(mark.getIndex());
  }

  /** Marks count code points. */
  private int offset(int codePoints) {
    int index = Math.max(0, codePoints);
    return chunkStart
        + (index < offsetsOfCodePoints.length
            ? offsetsOfCodePoints[index]
            : Math.min(index, chunk.length()));
  }

  /** Returns a table for texts with surrogate pairs; without them it would say nothing new. */
  private static int[] offsetsOfCodePoints(String chunk) {
    if (chunk.chars().noneMatch(unit -> Character.isSurrogate((char) unit))) {
      return new int[0];
    }
    int[] offsets = new int[chunk.codePointCount(0, chunk.length()) + 1];
    for (int index = 1; index < offsets.length; index++) {
      offsets[index] = chunk.offsetByCodePoints(offsets[index - 1], 1);
    }
    return offsets;
  }

  private static String problem(MarkedYamlEngineException e) {
    String problem = e.getProblem();
    return problem == null ? String.valueOf(e.getContext()) : problem;
  }
}
