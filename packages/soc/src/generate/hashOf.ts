import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** The part of Node that is used here, where the program runs in it. */
interface Node {
  getBuiltinModule?(name: 'node:crypto'): { hash(algorithm: 'sha256', text: string): string } | undefined;
}

const node = (globalThis as { process?: Node }).process?.getBuiltinModule?.('node:crypto');

/** SHA-256 of a text in UTF-8, in hex; Node's own takes a tenth of the time. */
export function hashOf(text: string): string {
  return node?.hash ? node.hash('sha256', text) : bytesToHex(sha256(utf8ToBytes(text)));
}
