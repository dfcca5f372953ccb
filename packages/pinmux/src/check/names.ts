import { isKeyword } from '@netloom/hdl/keywords';
import { documentProblem, fixOf, pointerOf } from '@netloom/model';
import type { Diagnostic } from '@netloom/model';
import { freeCode, signalsOf } from '../codes.ts';
import type { Pinmux } from '../document/pinmux.ts';
import { signalPorts } from '../rtl/signalPorts.ts';
import { say } from '../wording/sentences.ts';

type Member = 'pads' | 'signals';

/** How words of the block's own ports and nets begin. */
const OWN = /^(in|out|pad|sleep|wake|aon|strap|s_apb)_/;

/** Codes and names that generated text could not tell apart, and names that are taken. */
export function checkNames(pinmux: Pinmux): Diagnostic[] {
  const { name } = pinmux;
  const ports = portWords(pinmux);
  const padWords = Object.keys(pinmux.pads).map((pad): [string, string] => [pad, pad.toLowerCase()]);
  return [
    ...keyword(name, ['name']),
    ...Object.keys(pinmux.pads).flatMap((pad) => [...keyword(pad, ['pads', pad]), ...padReserved(pad)]),
    ...codesTwice(pinmux, 'pads'),
    ...codesTwice(pinmux, 'signals'),
    ...wordsTwice('pads', padWords),
    ...wordsTwice('signals', ports),
    ...reserved(ports),
  ];
}

function keyword(name: string, at: readonly string[]): Diagnostic[] {
  return isKeyword(name)
    ? [documentProblem({ code: 'PMX-KEYWORD', said: say('PMX-KEYWORD', { name }), at })]
    : [];
}

/** Pads are ports of the pad ring, beside vectors that begin with `pad_`. */
function padReserved(pad: string): Diagnostic[] {
  if (!pad.startsWith('pad_')) return [];
  const said = say('PMX-RESERVED', { name: pad, start: 'pad_' });
  return [documentProblem({ code: 'PMX-RESERVED', said, at: ['pads', pad] })];
}

function codesTwice(pinmux: Pinmux, member: Member): Diagnostic[] {
  const codes = new Map<number, string>();
  return Object.entries(pinmux[member]).flatMap(([name, { code }]) => {
    const other = codes.get(code);
    codes.set(code, other ?? name);
    return other === undefined ? [] : [codeTwice(pinmux, member, name, other)];
  });
}

function codeTwice(pinmux: Pinmux, member: Member, name: string, other: string): Diagnostic {
  const { code } = pinmux[member][name]!;
  const free = freeCode(pinmux[member]);
  const edit = { pointer: pointerOf(member, name, 'code'), value: free };
  return documentProblem({
    code: 'PMX-CODE',
    said: say('PMX-CODE', { name, code, other }),
    at: [member, name, 'code'],
    fix: fixOf(say('PMX-CODE/fix', { name, code: free }), [edit]),
  });
}

/** Each port of each signal, without regard to capitals: C has macros of them. */
function portWords(pinmux: Pinmux): [name: string, word: string][] {
  return signalsOf(pinmux).flatMap((signal) =>
    Object.values(signalPorts(signal)).map((word: string): [string, string] => [
      signal.name,
      word.toLowerCase(),
    ]),
  );
}

function wordsTwice(member: Member, words: readonly (readonly [name: string, word: string])[]): Diagnostic[] {
  const seen = new Map<string, string>();
  return words.flatMap(([name, word]) => {
    const other = seen.get(word);
    seen.set(word, other ?? name);
    if (other === undefined) return [];
    return [
      documentProblem({ code: 'PMX-NAME', said: say('PMX-NAME', { name, other, word }), at: [member, name] }),
    ];
  });
}

function reserved(ports: ReturnType<typeof portWords>): Diagnostic[] {
  return ports.flatMap(([name, word]) => {
    const own = OWN.exec(word);
    if (own === null) return [];
    const said = say('PMX-RESERVED', { name, start: own[0] });
    return [documentProblem({ code: 'PMX-RESERVED', said, at: ['signals', name] })];
  });
}
