package be.kantklos.lace;


/** Runs steps one after the other on the calling thread. */
public final class Executor {

  public void execute(Runnable step) {
    step.run();
  }
}
