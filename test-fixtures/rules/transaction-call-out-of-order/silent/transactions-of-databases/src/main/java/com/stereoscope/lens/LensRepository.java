package com.stereoscope.lens;

import org.hibernate.Session;
import org.hibernate.SessionFactory;
import org.hibernate.Transaction;

public final class LensRepository {

  private final SessionFactory sessions;

  public LensRepository(SessionFactory sessions) {
    this.sessions = sessions;
  }

  public void store(Lens lens) {
    Session session = sessions.openSession();
    Transaction transaction = session.beginTransaction();
    try {
      session.persist(lens);
      transaction.commit();
    } finally {
      if (transaction.isActive()) {
        transaction.rollback();
      }
      session.close();
    }
    session = sessions.openSession();
    session.beginTransaction();
    session.close();
  }

  public record Lens(String name, double focalLength) {}
}
