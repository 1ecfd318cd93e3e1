package com.oakbarrel.cellar;

import java.util.List;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RestController;

@RestController
public class OrderEndpoint {

  private final StockAllocator allocator;

  public OrderEndpoint(StockAllocator allocator) {
    this.allocator = allocator;
  }

  @PostMapping("/allocations")
  public void allocate(@RequestBody List<StockAllocator.Line> lines) {
    allocator.allocate(lines);
  }
}
