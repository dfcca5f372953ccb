INSERT INTO menus (parent_id, position, title_key, icon, screen)
SELECT menu_id, 3, 'memoryMap', 'map', 'memoryMap' FROM menus WHERE title_key = 'socDesign' AND parent_id IS NULL;
