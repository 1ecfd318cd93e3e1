CREATE TABLE core_sample (
    barcode  VARCHAR(32) NOT NULL PRIMARY KEY,
    well     VARCHAR(16) NOT NULL,
    depth_cm INTEGER     NOT NULL
);
