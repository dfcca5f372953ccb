/** Old histories have these flaws; they harm nobody. */
const HARMLESS = [
  'zeroPaddedFilemode',
  'badTimezone',
  'missingSpaceBeforeDate',
  'missingSpaceBeforeEmail',
  'badEmail',
];

/** Objects from outside are checked as they come, and kept in packs, whose size is bounded. */
export const FETCH_CHECKS: Record<string, string> = {
  'fetch.fsckObjects': 'true',
  'fetch.unpackLimit': '1',
  'pack.threads': '2',
  ...Object.fromEntries(HARMLESS.map((flaw) => [`fetch.fsck.${flaw}`, 'ignore'])),
};
