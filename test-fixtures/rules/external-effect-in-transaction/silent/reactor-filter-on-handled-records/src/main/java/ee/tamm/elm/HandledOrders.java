package ee.tamm.elm;

import org.springframework.data.repository.CrudRepository;

public interface HandledOrders extends CrudRepository<HandledOrder, String> {}
