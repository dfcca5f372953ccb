/** What every part of the server refuses. */
export const en = {
  'no-permission': 'no permission for this operation',
  'not-signed-in': 'authentication failed, cannot access system resources',
  'in-its-words': '{message}',
} as const;
