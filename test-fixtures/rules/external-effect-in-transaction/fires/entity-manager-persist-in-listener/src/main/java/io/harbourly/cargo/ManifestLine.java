package io.harbourly.cargo;

import jakarta.persistence.Entity;
import jakarta.persistence.GeneratedValue;
import jakarta.persistence.GenerationType;
import jakarta.persistence.Id;
import jakarta.persistence.SequenceGenerator;
import java.time.Instant;

@Entity
public class ManifestLine {

  @Id
  @SequenceGenerator(name = "manifest_line_seq", allocationSize = 50)
  @GeneratedValue(strategy = GenerationType.SEQUENCE, generator = "manifest_line_seq")
  private Long id;

  private String vessel;
  private String container;
  private Instant archivedAt;

  public void setVessel(String vessel) {
    this.vessel = vessel;
  }

  public void setContainer(String container) {
    this.container = container;
  }

  public void setArchivedAt(Instant archivedAt) {
    this.archivedAt = archivedAt;
  }
}
