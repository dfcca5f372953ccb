/** Titles of fixes. */
export const FIXES = {
  'pins-fix/take-away': 'Take {{name}} away',
  'pins-fix/take-label': 'Take the label of {{pin}} away',
  'pins-fix/free': 'Free {{pin}}',
  'pins-fix/leave-to': 'Leave {{pin}} to {{signal}}',
  'pins-fix/low-speed': 'Speed Low for {{pin}}',
  'pins-fix/smallest': 'Back to the smallest part',
  'pins-fix/default': 'Back to the default of {{name}}',
  'pins-fix/set': 'Set {{name}} to {{value}}',
  'pins-fix/put': 'Put {{signal}} on {{pin}}',
  'pins-fix/move': 'Move {{signal}} from {{from}} to {{pin}}',
  'pins-fix/vector-on': 'Switch {{vector}} on with priority 0',
  'pins-fix/vector-off': 'Switch {{vector}} off',
} as const;
