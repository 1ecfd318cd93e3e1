package com.harborinsure.claims.port;

import com.harborinsure.claims.domain.Claim;
import java.util.List;

/** Claims that are decided together. */
public interface ClaimBatch {

  List<Claim> claims();

  boolean isEmpty();
}
