package at.almrausch.milk;

import jakarta.persistence.Entity;
import jakarta.persistence.GeneratedValue;
import jakarta.persistence.Id;

@Entity
public class Delivery {

  @Id @GeneratedValue private Long id;
  private String farm;
  private double litres;

  protected Delivery() {}

  Delivery(String farm, double litres) {
    this.farm = farm;
    this.litres = litres;
  }
}
