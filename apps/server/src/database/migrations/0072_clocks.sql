-- Clocks and resets of a SoC stand before its pins.
UPDATE menus SET position = position + 1
WHERE position >= 3 AND parent_id = (SELECT menu_id FROM menus WHERE title_key = 'socDesign' AND parent_id IS NULL);
INSERT INTO menus (parent_id, position, title_key, icon, screen, permission, built_in)
SELECT menu_id, 3, 'clockTree', 'clock', 'clockTree', 'design:view', true
FROM menus WHERE title_key = 'socDesign' AND parent_id IS NULL;
