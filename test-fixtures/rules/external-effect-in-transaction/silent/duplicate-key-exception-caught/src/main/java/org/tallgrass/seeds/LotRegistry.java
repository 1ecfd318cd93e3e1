package org.tallgrass.seeds;

import java.util.logging.Level;
import java.util.logging.Logger;
import org.springframework.dao.DuplicateKeyException;
import org.springframework.jdbc.core.JdbcTemplate;

class LotRegistry {

    private static final Logger LOG = Logger.getLogger(LotRegistry.class.getName());

    private final JdbcTemplate jdbc;

    LotRegistry(JdbcTemplate jdbc) {
        this.jdbc = jdbc;
    }

    void register(String lotNumber, String species, int grams) {
        try {
            jdbc.update("insert into seed_lot (lot_number, species, grams) values (?, ?, ?)", lotNumber, species, grams);
        } catch (DuplicateKeyException seenBefore) {
            LOG.log(Level.FINE, "Lot {0} was registered before", lotNumber);
        }
    }
}
