package com.pharmalog.stock;

import jakarta.persistence.EntityManager;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Isolation;
import org.springframework.transaction.annotation.Transactional;

/** Database isolation, not Kafka's: the report tolerates dirty reads of the stock table. */
@Service
public class StockReport {

    static final Isolation LEVEL = Isolation.READ_UNCOMMITTED;

    private final EntityManager entityManager;

    public StockReport(EntityManager entityManager) {
        this.entityManager = entityManager;
    }

    @Transactional(transactionManager = "transactionManager", readOnly = true, isolation = Isolation.READ_UNCOMMITTED)
    public long packages() {
        return entityManager.createQuery("select count(p) from Package p", Long.class).getSingleResult();
    }
}
