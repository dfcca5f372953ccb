-- Tests of cores stand behind what the cores are made and programmed with.
INSERT INTO menus (parent_id, position, title_key, icon, screen, permission, built_in)
SELECT menu_id, 8, 'coreDelivery', 'test', 'coreDelivery', 'design:view', true
FROM menus WHERE title_key = 'core' AND parent_id IS NULL;
