package dev.eoslint.keytable;

import java.lang.reflect.Field;
import org.jspecify.annotations.Nullable;

/** Reads the fields of Kafka's configuration classes, which are not on the class path. */
final class Reflection {
  private Reflection() {}

  /**
   * Reads a field that the object's own class declares, whatever its visibility.
   *
   * @return the field's value, null when it holds null
   * @throws NoSuchFieldException when the class declares no such field
   * @throws IllegalAccessException never for classes that live in an unnamed module
   */
  static @Nullable Object field(Object target, String name)
      throws NoSuchFieldException, IllegalAccessException {
    Field field = target.getClass().getDeclaredField(name);
    field.setAccessible(true);
    return field.get(target);
  }

  /**
   * Reads a public static field.
   *
   * @return the field's value, null when it holds null
   * @throws NoSuchFieldException when the class has no such public field
   * @throws IllegalAccessException when the class itself is not public
   */
  static @Nullable Object staticField(Class<?> owner, String name)
      throws NoSuchFieldException, IllegalAccessException {
    return owner.getField(name).get(null);
  }
}
