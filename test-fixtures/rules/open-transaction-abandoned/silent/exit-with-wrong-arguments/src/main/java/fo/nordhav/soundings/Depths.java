package fo.nordhav.soundings;

import org.apache.commons.lang3.Validate;

final class Depths {

  private Depths() {}

  static String checked(String sounding) {
    Validate.notBlank(sounding);
    return sounding;
  }
}
