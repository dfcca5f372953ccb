import type { Diagnostic, DocumentPlace, Fix, PointerEdit } from '@netloom/model';
import type { Reach } from '../addressmap/reach.ts';
import type { Design } from '../design/block.ts';
import type { Origin, Wiring } from '../design/wires.ts';
import { pointerOf } from '../document/pointer.ts';
import { mending, say } from '../wording/sentences.ts';
import type { FixTitle, SentenceValues, SocSentence } from '../wording/sentences.ts';
import { CODES } from './codes.ts';
import type { Code } from './codes.ts';

/** What every rule looks at. */
export interface Subject {
  design: Design;
  wiring: Wiring;
  reach: Reach;
}

export type Rule = (subject: Subject) => Diagnostic[];

export type Place = Omit<DocumentPlace, 'kind'>;

/** Sentences that are problems: their keys begin with the code. */
type ProblemSentence = Extract<SocSentence, Code | `${Code}/${string}`>;

export function problem<Key extends ProblemSentence>(
  key: Key,
  values: SentenceValues<Key>,
  place: Place,
  fix?: Fix,
): Diagnostic {
  const code = key.replace(/\/.*/, '') as Code;
  const { severity } = CODES[code];
  return { code, severity, ...say(key, values), place: { kind: 'document', ...place }, ...(fix && { fix }) };
}

/** A port or interface, and the entry of the document that is at fault. */
export function placeOf(instance: string | undefined, endpoint: string, pointer: string): Place {
  return instance === undefined ? { pointer, endpoint } : { pointer, instance, endpoint };
}

/** A place at an instance itself, or at one of its ports. */
export function atInstance(instance: string, port?: string): Place {
  const place = { pointer: pointerOf('instances', instance), instance };
  return port === undefined ? place : { ...place, endpoint: `${instance}.${port}` };
}

export function originPointer({ section, entry }: Origin): string {
  return pointerOf(section, entry);
}

export function removal<Key extends FixTitle>(key: Key, values: SentenceValues<Key>, pointer: string): Fix {
  return mending(key, values, [{ pointer }]);
}

/** A fix that sets an option of an instance. */
export function optionFix(instance: string, option: string, value: number): Fix {
  return mending('fix/set', { option, instance, value }, [
    { pointer: pointerOf('instances', instance, 'parameters', option), value: String(value) },
  ]);
}

/** A fix that connects a port to a source. */
export function connection(source: string, port: string): Fix {
  return mending('fix/connect', { port, source }, [connectionEdit(source, port)]);
}

/** A fix that ties a port of so many bits to 0. */
export function tie(port: string, width: number | bigint): Fix {
  return mending('fix/tie', { port }, [connectionEdit(`${width}'h0`, port)]);
}

export function connectionEdit(from: string, to: string): PointerEdit {
  return { pointer: '/portConnections/-', value: { from, to } };
}
