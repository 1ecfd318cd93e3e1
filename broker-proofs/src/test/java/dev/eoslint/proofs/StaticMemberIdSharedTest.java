package dev.eoslint.proofs;

import static org.assertj.core.api.Assertions.assertThat;

import dev.eoslint.proofs.programs.staticmemberidshared.Repaired;
import dev.eoslint.proofs.programs.staticmemberidshared.Wrong;
import java.util.List;
import org.apache.kafka.common.errors.FencedInstanceIdException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(BrokerExtension.class)
final class StaticMemberIdSharedTest {

  @Test
  void oneInstanceFencesTheOther(Broker broker) {
    Topic topic = broker.createTopic("static-member-id-shared");
    Group shared = broker.group("static-member-id-shared.wrong");
    try (Wrong first = new Wrong(broker.bootstrapServers(), shared.name());
        Wrong second = new Wrong(broker.bootstrapServers(), shared.name())) {
      List<Throwable> failures =
          new TwoMembers(shared)
              .run(
                  running -> first.follow(topic.name(), value -> {}, running),
                  running -> second.follow(topic.name(), value -> {}, running));
      assertThat(failures).singleElement().isInstanceOf(FencedInstanceIdException.class);
    }
    Group separate = broker.group("static-member-id-shared.repaired");
    int members;
    try (Repaired first = new Repaired(broker.bootstrapServers(), separate.name(), "0");
        Repaired second = new Repaired(broker.bootstrapServers(), separate.name(), "1")) {
      List<Throwable> failures =
          new TwoMembers(separate)
              .run(
                  running -> first.follow(topic.name(), value -> {}, running),
                  running -> second.follow(topic.name(), value -> {}, running));
      assertThat(failures).isEmpty();
      members = separate.members();
    }

    assertThat(members).isEqualTo(2);
    new Proof("static-member-id-shared", Wrong.class, Repaired.class)
        .observed(
            "two instances ran, and one of them met a `FencedInstanceIdException`",
            "both ran, and the group had %d members".formatted(members));
  }
}
