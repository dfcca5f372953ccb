-- What one run of a department may ask for at the most; null is the installation's own ceiling.
ALTER TABLE run_quotas
  ADD COLUMN most_seconds integer,
  ADD COLUMN most_memory_megabytes integer,
  ADD COLUMN most_disk_megabytes integer;
