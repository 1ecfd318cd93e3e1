package com.stereoscope.lens;

import com.mongodb.client.ClientSession;
import com.mongodb.client.MongoClient;
import com.mongodb.client.MongoCollection;
import org.bson.Document;

public final class LensMirror {

  private final MongoClient client;

  public LensMirror(MongoClient client) {
    this.client = client;
  }

  public void copy(Document lens) {
    MongoCollection<Document> lenses = client.getDatabase("optics").getCollection("lenses");
    try (ClientSession session = client.startSession()) {
      session.startTransaction();
      try {
        lenses.insertOne(session, lens);
        session.commitTransaction();
      } finally {
        if (session.hasActiveTransaction()) {
          session.abortTransaction();
        }
      }
    }
  }
}
