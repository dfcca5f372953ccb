-- The groups after it make room for the software generators.
UPDATE menus SET position = position + 1 WHERE parent_id IS NULL AND position >= 3;
WITH generators AS (
  INSERT INTO menus (position, title_key, icon, kind, built_in)
  VALUES (3, 'softwareGenerators', 'pin', 'layout', true)
  RETURNING menu_id
)
INSERT INTO menus (parent_id, position, title_key, icon, screen, permission, built_in)
SELECT menu_id, 1, 'pinout', 'pin', 'pinout', 'design:view', true
FROM generators;
