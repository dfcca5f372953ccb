-- Reached from the list of regressions (specification, 2.2: hidden).
INSERT INTO menus (parent_id, position, title_key, icon, screen, permission, hidden, built_in)
SELECT menu_id, 5, 'regressionStatistics', 'chart', 'regressionStatistics', 'run:view', true, true
FROM menus WHERE title_key = 'regression' AND parent_id IS NULL;
