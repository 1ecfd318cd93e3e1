package ee.tamm.elm;

import jakarta.persistence.Entity;
import jakarta.persistence.Id;

@Entity
public class HandledOrder {

    @Id private String order;

    protected HandledOrder() {}

    public HandledOrder(String order) {
        this.order = order;
    }
}
