import type { Members } from '../extension.ts';
import { difference } from '../extension.ts';
import type { XmlNode } from '@netloom/xml';
import type { Writing } from './writing.ts';

/** What only Netloom's extension says, in words; other differences are matters of form. */
const MEANINGS: Readonly<Record<string, string>> = {
  hardware: 'access of hardware',
  precedence: 'precedence of software and hardware',
  hardwareEnable: 'enables of hardware writes',
  hardwareSet: 'bits that hardware sets',
  hardwareClear: 'bits that hardware clears',
  singlePulse: 'fields that last one clock',
  signalAccess: 'outputs that tell of an access',
  signalModify: 'outputs that tell of a write',
  reductions: 'outputs over all bits of a field',
  gate: 'write gates',
  counter: 'counters',
  interrupt: 'behaviour of interrupts',
  parity: 'parity',
  external: 'registers implemented outside',
  shadowed: 'shadowed registers',
  aliasOf: 'registers that share the storage of another',
  resets: 'polarity and style of resets',
};

/** The vendor extension that completes what the standard's elements say; says what other tools do not see. */
export function supplement(
  what: 'field' | 'register',
  actual: object,
  said: Members,
  pointer: string,
  writing: Writing,
): XmlNode | undefined {
  const members = difference(actual, said);
  sayLosses(what, members, pointer, writing);
  return writing.extension(what, members);
}

export function sayLosses(what: string, members: Members, pointer: string, { losses }: Writing): void {
  for (const key in members) {
    const message = MEANINGS[key] && messageOf(what, key);
    if (message) losses.add(message, { kind: 'document', pointer });
  }
}

const messages = new Map<string, Map<string, string>>();

/** The same text at every call: large maps lose the same at thousands of places. */
function messageOf(what: string, key: string): string {
  let own = messages.get(what);
  if (!own) messages.set(what, (own = new Map()));
  let message = own.get(key);
  if (message === undefined) {
    message = `other tools do not see the ${MEANINGS[key]}: they stand in a vendor extension of the ${what}`;
    own.set(key, message);
  }
  return message;
}
