package eu.bikeshare.dock;

import java.util.Map;

public interface DockOccupancy {

    Map<String, Integer> surplusByDock();
}
