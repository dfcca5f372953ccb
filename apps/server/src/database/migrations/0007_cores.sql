-- The groups after it make room for the cores.
UPDATE menus SET position = position + 1 WHERE parent_id IS NULL AND position >= 2;
WITH cores AS (
  INSERT INTO menus (position, title_key, icon, kind, built_in)
  VALUES (2, 'core', 'core', 'layout', true)
  RETURNING menu_id
)
INSERT INTO menus (parent_id, position, title_key, icon, screen, permission, built_in)
SELECT menu_id, place, screen, icon, screen, 'design:view', true
FROM cores
CROSS JOIN (
  VALUES (1, 'microarchitecture', 'core'), (2, 'coreSoftware', 'book')
) AS screens (place, screen, icon);
