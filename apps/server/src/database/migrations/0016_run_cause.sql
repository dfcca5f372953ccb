-- Why the server ended a run that no step of its own ended: a code with its values, beside the reason in words.
ALTER TABLE runs ADD cause jsonb;
