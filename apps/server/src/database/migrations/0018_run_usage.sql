-- What a run took of the machine: processor time of its process trees, and the most memory that one held at one time.
ALTER TABLE runs ADD cpu_seconds double precision, ADD peak_bytes bigint;
