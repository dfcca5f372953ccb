import { createHash } from 'node:crypto';
import type { OtherProgram } from '../delivery/index.ts';

const LONGEST = 60;
const DIGITS = 12;

/** What the folder says of itself in a line, or a digest of its programs: never a version that nobody gave. */
export function versionOfOthers(said: string | undefined, programs: readonly OtherProgram[]): string {
  const line = said?.split('\n')[0]?.trim() ?? '';
  if (line !== '' && line.length <= LONGEST && /^[\x20-\x7e]+$/.test(line)) return line;
  const digest = createHash('sha256');
  for (const { name, bytes } of programs) digest.update(`${name}\n${bytes.length}\n`).update(bytes);
  return `sha256:${digest.digest('hex').slice(0, DIGITS)}`;
}
