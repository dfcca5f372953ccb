-- A run is called by its number too: #run-12.
CREATE UNIQUE INDEX runs_number ON runs (queue_number);
