package com.cargoknot.yard;

import org.springframework.stereotype.Component;

/** Journey description by checkpoints; fills the placeholders of a fixed text. */
@Component
public class JdbcTemplate {

  public String update(String text, Object... checkpoints) {
    return String.format(text, checkpoints);
  }
}
