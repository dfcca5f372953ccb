/** Of a file's state, for Ant Design's tags. */
export const STATUS_COLOURS = {
  created: 'success',
  changed: 'processing',
  unchanged: 'default',
  'hand-edited': 'warning',
  kept: 'default',
  removed: 'error',
} as const;
