-- The language that a person last worked in: mails are written in it.
ALTER TABLE users ADD COLUMN language text NOT NULL DEFAULT 'en' CHECK (language IN ('en', 'zh', 'es', 'ja'));
