-- Tests of cores stand behind what the cores are made and programmed with.
INSERT INTO menus (parent_id, position, title_key, icon, screen, permission, built_in)
SELECT menus.menu_id, tests.place, tests.screen, tests.icon, tests.screen, 'design:view', true
FROM menus
CROSS JOIN (
  VALUES (8, 'coreDelivery', 'test'), (9, 'coreSpecial', 'list')
) AS tests (place, screen, icon)
WHERE menus.title_key = 'core' AND menus.parent_id IS NULL;
