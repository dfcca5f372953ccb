-- Why a simulation ended as it did, where its message is ours; null where the message stands in its log.
ALTER TABLE regression_results ADD COLUMN cause jsonb;
