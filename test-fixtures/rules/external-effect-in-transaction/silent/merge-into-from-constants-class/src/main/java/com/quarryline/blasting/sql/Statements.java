package com.quarryline.blasting.sql;

public final class Statements {

  public static final String SCHEMA = "QUARRY";

  public static final String MERGE_BLAST =
      """
      MERGE INTO %s.BLAST target
      USING (SELECT :blastId AS BLAST_ID, :site AS SITE, :charge AS CHARGE FROM DUAL) source
      ON (target.BLAST_ID = source.BLAST_ID)
      WHEN MATCHED THEN UPDATE SET target.SITE = source.SITE, target.CHARGE = source.CHARGE
      WHEN NOT MATCHED THEN INSERT (BLAST_ID, SITE, CHARGE)
        VALUES (source.BLAST_ID, source.SITE, source.CHARGE)
      """
          .formatted(SCHEMA);

  private Statements() {}
}
