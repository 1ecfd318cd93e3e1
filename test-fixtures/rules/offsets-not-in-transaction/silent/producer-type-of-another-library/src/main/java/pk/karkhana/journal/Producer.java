package pk.karkhana.journal;

public interface Producer {

    void beginTransaction();

    void send(String id, String text);

    void commitTransaction();
}
