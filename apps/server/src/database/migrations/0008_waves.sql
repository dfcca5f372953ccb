INSERT INTO menus (parent_id, position, title_key, icon, screen, permission, built_in)
SELECT menu_id, place, screens.screen, screens.icon, screens.screen, screens.permission, true
FROM menus
CROSS JOIN (
  VALUES (5, 'waveDebug', 'wave', 'run:view'), (6, 'waveDrawing', 'drawing', 'design:view')
) AS screens (place, screen, icon, permission)
WHERE title_key = 'runs' AND parent_id IS NULL;
