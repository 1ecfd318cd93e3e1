package com.moorlandair.baggage;

import org.springframework.data.repository.CrudRepository;

public interface Bags extends CrudRepository<Bag, String> {}
