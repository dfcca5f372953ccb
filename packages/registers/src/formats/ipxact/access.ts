import type { OnRead, OnWrite, SoftwareAccess } from '@netloom/model';

const ACCESSES: Readonly<Record<SoftwareAccess, string>> = {
  rw: 'read-write',
  r: 'read-only',
  w: 'write-only',
  rw1: 'read-writeOnce',
  w1: 'writeOnce',
  none: 'no-access',
};
const SOFTWARE = new Map(
  Object.entries(ACCESSES).map(([software, name]) => [name, software as SoftwareAccess]),
);

/** Name in IP-XACT; editions before 2022 have no word for fields that software cannot reach. */
export function accessText(software: SoftwareAccess, year: number): string {
  return software === 'none' && year < 2022 ? ACCESSES.r : ACCESSES[software];
}

export function softwareOf(access: string): SoftwareAccess | undefined {
  return SOFTWARE.get(access);
}

const WRITES: ReadonlySet<string> = new Set<OnWrite>([
  'oneToClear',
  'oneToSet',
  'oneToToggle',
  'zeroToClear',
  'zeroToSet',
  'zeroToToggle',
  'clear',
  'set',
]);

export const modifiedWriteText = (onWrite: OnWrite) => (onWrite === 'user' ? 'modify' : onWrite);
export const readActionText = (onRead: OnRead) => (onRead === 'user' ? 'modify' : onRead);

export function onWriteOf(text: string): OnWrite | undefined {
  if (text === 'modify') return 'user';
  return WRITES.has(text) ? (text as OnWrite) : undefined;
}

export function onReadOf(text: string): OnRead | undefined {
  if (text === 'modify') return 'user';
  return text === 'clear' || text === 'set' ? text : undefined;
}
