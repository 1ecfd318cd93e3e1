package com.quietroom.privacy;

import java.util.List;
import org.springframework.data.jpa.repository.JpaRepository;
import org.springframework.data.jpa.repository.Modifying;
import org.springframework.data.jpa.repository.Query;
import org.springframework.transaction.annotation.Transactional;

interface VisitRepository extends JpaRepository<Visit, Long> {

  long countByVisitor(String visitor);

  List<Visit> findByVisitorStartingWith(String prefix);

  @Transactional("transactionManager")
  void deleteByVisitor(String visitor);

  @Transactional("transactionManager")
  @Modifying
  @Query("update Visit v set v.visitor = null where v.visitor = ?1")
  void markAnonymous(String visitor);
}
