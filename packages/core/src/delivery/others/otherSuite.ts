/** A folder of programs that others wrote, such as riscv-tests or riscv-arch-test, as it came. */
export interface OtherSuite {
  /** By which its tests are told apart from ours. */
  name: string;
  /** What its folder says of itself, or a digest of its programs. */
  version: string;
  programs: readonly OtherProgram[];
}

export interface OtherProgram {
  name: string;
  /** An executable (ELF). */
  bytes: Uint8Array;
}

/** Why a program of others is no test of this core. */
export type Unfit =
  | 'not-readable'
  | 'no-tohost'
  | 'no-memory'
  | 'inside-the-core'
  | 'signature-outside'
  | 'signature-long'
  | 'signature-with-tohost'
  | 'no-end'
  | 'fails-on-the-model';

export interface UnfitProgram {
  name: string;
  why: Unfit;
  /** What was found, in English. */
  detail: string;
}

/** As many as one delivery takes, the largest of them and all of them in bytes. */
export const MOST_OTHERS = 500;
export const LARGEST_OTHER = 8 << 20;
const ALL_OTHERS = 32 << 20;

/** Whether these are more than one delivery takes. */
export const areTooMany = (programs: readonly OtherProgram[]): boolean =>
  programs.length > MOST_OTHERS || programs.reduce((sum, { bytes }) => sum + bytes.length, 0) > ALL_OTHERS;

const MAGIC = [0x7f, 0x45, 0x4c, 0x46];

/** Whether a file is an executable, whatever its name. */
export const isElf = (bytes: Uint8Array): boolean => MAGIC.every((byte, at) => bytes[at] === byte);

/** Names become folders and words of a shell; no two are the same. */
export function nameOfOther(suite: string, fileName: string, taken: ReadonlySet<string>): string {
  const plain = `${suite}-${fileName.replace(/\.elf$/i, '')}`
    .replaceAll(/[^A-Za-z0-9._-]/g, '_')
    .replace(/^[^A-Za-z0-9]+/, '');
  for (let number = 1; ; number++) {
    const name = number === 1 ? plain : `${plain}-${number}`;
    if (!taken.has(name)) return name;
  }
}
