import type { Diagnostic, DocumentPlace, Fix } from '@netloom/model';
import type { Reach } from '../addressmap/reach.ts';
import type { Design } from '../design/block.ts';
import type { Origin, Wiring } from '../design/wires.ts';
import { pointerOf } from '../document/pointer.ts';
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

export function problem(code: Code, message: string, place: Place, fix?: Fix): Diagnostic {
  const { severity } = CODES[code];
  return { code, severity, message, place: { kind: 'document', ...place }, ...(fix && { fix }) };
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

export function removal(title: string, pointer: string): Fix {
  return { title, edits: [{ pointer }] };
}

/** A fix that adds a connection between two ports. */
export function connection(title: string, from: string, to: string): Fix {
  return { title, edits: [{ pointer: '/portConnections/-', value: { from, to } }] };
}
