package com.herbarium.leaf;

import java.sql.Connection;
import java.sql.SQLException;
import org.hibernate.Session;
import org.hibernate.SessionFactory;

public final class LeafStore {

    private final SessionFactory sessions;
    private final JdbcHelper jdbc;

    public LeafStore(SessionFactory sessions, JdbcHelper jdbc) {
        this.sessions = sessions;
        this.jdbc = jdbc;
    }

    public Session open() {
        Session session = sessions.openSession();
        session.beginTransaction();
        return session;
    }

    public void lock(boolean needed) throws SQLException {
        jdbc.beginTransaction();
        if (!needed) {
            return;
        }
        jdbc.commitTransaction();
    }

    public static final class JdbcHelper {

        private final Connection connection;

        public JdbcHelper(Connection connection) {
            this.connection = connection;
        }

        void beginTransaction() throws SQLException {
            connection.setAutoCommit(false);
        }

        void commitTransaction() throws SQLException {
            connection.commit();
        }
    }
}
