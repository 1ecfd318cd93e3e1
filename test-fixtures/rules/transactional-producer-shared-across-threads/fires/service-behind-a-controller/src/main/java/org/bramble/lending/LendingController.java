package org.bramble.lending;

import org.springframework.http.ResponseEntity;
import org.springframework.stereotype.Controller;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PutMapping;

@Controller
public class LendingController {

  private final LendingService lending;

  public LendingController(LendingService lending) {
    this.lending = lending;
  }

  @PutMapping("/books/{book}/reader/{reader}")
  public ResponseEntity<Void> lend(@PathVariable String book, @PathVariable String reader) {
    lending.lend(book, reader);
    return ResponseEntity.accepted().build();
  }
}
