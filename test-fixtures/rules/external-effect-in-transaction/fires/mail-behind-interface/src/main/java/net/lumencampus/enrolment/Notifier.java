package net.lumencampus.enrolment;

public interface Notifier {

    void welcome(String studentAddress, String course) throws NotificationException;

    class NotificationException extends Exception {
        public NotificationException(Throwable cause) {
            super(cause);
        }
    }
}
