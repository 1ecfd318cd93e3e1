package dk.fyrtaarn.lamps;


/** Learns of lamps that were switched; plug-ins implement it. */
public interface LampObserver {

  void committed(String lamp);
}
