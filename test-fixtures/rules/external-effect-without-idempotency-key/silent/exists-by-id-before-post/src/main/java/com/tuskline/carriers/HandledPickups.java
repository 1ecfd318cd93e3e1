package com.tuskline.carriers;

import org.springframework.data.repository.CrudRepository;

public interface HandledPickups extends CrudRepository<HandledPickup, String> {}
