/** Times that are offered: each hour, each night, each night before a working day, each week, each month. */
export const PRESETS = ['0 * * * *', '0 2 * * *', '0 2 * * 1-5', '0 6 * * 1', '0 0 1 * *'] as const;
