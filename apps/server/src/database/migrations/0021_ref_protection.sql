-- Who may move branches of the shared repository, and make and delete its tags; * stands for any characters of a name.
CREATE TABLE ref_protections (
  dept_id integer NOT NULL REFERENCES departments ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('branch', 'tag')),
  pattern text NOT NULL,
  push text NOT NULL CHECK (push IN ('nobody', 'leads', 'members')),
  merge text NOT NULL CHECK (merge IN ('nobody', 'leads', 'members')),
  PRIMARY KEY (dept_id, kind, pattern)
);
