package com.vellum.archive;

import org.hibernate.Session;
import org.hibernate.SessionFactory;
import org.hibernate.Transaction;

public final class ScrollArchive {

    private final SessionFactory sessions;

    public ScrollArchive(SessionFactory sessions) {
        this.sessions = sessions;
    }

    public void store(Scroll scroll) {
        try (Session session = sessions.openSession()) {
            Transaction transaction = session.beginTransaction();
            session.persist(scroll);
            transaction.commit();
        }
    }

    public record Scroll(String title, String text) {}
}
