package sv.cafe.roast;

/** Numbers that the roasters agree on. */
final class Steps {

    static final long NEXT = 2;

    private Steps() {
    }
}
