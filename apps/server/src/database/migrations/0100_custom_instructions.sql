-- Custom instructions stand between the core generator and the basic software.
UPDATE menus SET position = position + 1
WHERE position >= 2 AND parent_id = (SELECT menu_id FROM menus WHERE title_key = 'core' AND parent_id IS NULL);
INSERT INTO menus (parent_id, position, title_key, icon, screen, permission, built_in)
SELECT menu_id, 2, 'customInstructions', 'function', 'customInstructions', 'design:view', true
FROM menus WHERE title_key = 'core' AND parent_id IS NULL;
