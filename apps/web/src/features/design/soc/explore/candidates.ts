import type { Said, SocDocument } from '@netloom/model';
import { check } from '@netloom/soc';
import type { Library } from '@netloom/soc';
import { fabricSubject, parameterLines, withParameters } from '@netloom/soc/traffic';

/** What is compared of a crossbar; values as the document has them. */
export const TOPOLOGIES = ['full', 'direct', 'pipelined', 'shared-bus'] as const;
export type Topology = (typeof TOPOLOGIES)[number];

/** Parameters that a candidate may have beside its topology. */
export const COUNTS = ['THREADS', 'OUTSTANDING'] as const;
const STANDARD: Readonly<Record<string, string>> = {
  TOPOLOGY: '"full"',
  THREADS: '4',
  OUTSTANDING: '4',
  DATA_WIDTH: '32',
};

/** A crossbar as it could be. */
export interface Candidate {
  /** Tells candidates apart; what a run is asked to measure. */
  changes: string;
  parameters: Readonly<Record<string, string>>;
  topology: Topology;
  counts: Readonly<Record<(typeof COUNTS)[number], string>>;
  /** As the design has it now. */
  isCurrent: boolean;
  /** Of its RTL; undefined where the design has errors with it. */
  hash: string | undefined;
  /** What is wrong with the design then. */
  refused: Said | undefined;
}

const topologyOf = (value: string): Topology =>
  TOPOLOGIES.find((each) => `"${each}"` === value) ?? TOPOLOGIES[0];

/** What the design has, or the default. */
export function valueIn({ instances }: SocDocument, instance: string, name: string): string {
  return instances[instance]?.parameters?.[name] ?? STANDARD[name]!;
}

/** A crossbar under some parameters; the others that are compared are as the design has them. */
export function candidate(
  document: SocDocument,
  library: Library,
  instance: string,
  wanted: Readonly<Record<string, string>>,
): Candidate {
  const value = (name: string) => wanted[name] ?? valueIn(document, instance, name);
  const names = ['TOPOLOGY', ...COUNTS];
  const parameters = Object.fromEntries(names.map((name) => [name, value(name)]));
  const subject = fabricSubject(document, library, instance, parameters);
  return {
    changes: parameterLines(parameters),
    parameters,
    topology: topologyOf(value('TOPOLOGY')),
    counts: { THREADS: value('THREADS'), OUTSTANDING: value('OUTSTANDING') },
    isCurrent: names.every((name) => value(name) === valueIn(document, instance, name)),
    hash: subject?.hash,
    refused: subject ? undefined : firstError(document, library, instance, parameters),
  };
}

function firstError(
  document: SocDocument,
  library: Library,
  instance: string,
  parameters: Readonly<Record<string, string>>,
): Said | undefined {
  const changed = withParameters(document, instance, parameters);
  if (changed === undefined) return undefined;
  return check(changed, library).find(({ severity }) => severity === 'error');
}

/** The topologies of a crossbar, that of the design first, and what was added; each once. */
export function candidatesOf(
  document: SocDocument,
  library: Library,
  instance: string,
  added: readonly Readonly<Record<string, string>>[],
): Candidate[] {
  const wanted = [{}, ...TOPOLOGIES.map((each) => ({ TOPOLOGY: `"${each}"` })), ...added];
  const all = wanted.map((each) => candidate(document, library, instance, each));
  return [...new Map(all.map((each) => [each.changes, each])).values()];
}
