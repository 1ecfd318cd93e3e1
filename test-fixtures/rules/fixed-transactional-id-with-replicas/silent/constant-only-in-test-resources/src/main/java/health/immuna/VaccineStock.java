package health.immuna;

import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;

@Service
class VaccineStock {

  private final KafkaTemplate<String, String> kafka;

  VaccineStock(KafkaTemplate<String, String> kafka) {
    this.kafka = kafka;
  }

  @Transactional
  public void administer(String dose, String patient) {
    kafka.send("doses.used", dose, patient);
    kafka.send("patients.vaccinated", patient, dose);
  }
}
