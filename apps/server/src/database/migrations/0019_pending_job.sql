-- The job of a run that waits in the scheduler that has it, and why it waits.
ALTER TABLE runs ADD pending jsonb;
