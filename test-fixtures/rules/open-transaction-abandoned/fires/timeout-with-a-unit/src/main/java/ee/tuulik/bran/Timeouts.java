package ee.tuulik.bran;

final class Timeouts {

    static final long NOW = 0;

    private Timeouts() {}
}
