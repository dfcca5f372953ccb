-- Part of a name, address or phone, found without reading every user.
CREATE INDEX users_search ON users USING gin (search_text gin_trgm_ops) WHERE NOT deleted;
