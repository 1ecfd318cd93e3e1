package fi.lumo.mill;

/** The line to the mill next door. */
interface Connection {

  Message prepareStatement(String text);

  void commit();

  interface Message {
    void executeUpdate();
  }
}
