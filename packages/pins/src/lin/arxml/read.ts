import type { Diagnostic, Worded } from '@netloom/model';
import { childOf, childrenOf, parseXml, XmlError } from '@netloom/xml';
import type { XmlElement } from '@netloom/xml';
import type { LinConfiguration } from '../values.ts';
import { say } from '../../wording/sentences.ts';
import { choicesOf, modulesOf } from './choices.ts';
import type { Choice } from './choices.ts';
import { readModule } from './readModule.ts';
import { Reading } from './reading.ts';
import type { NotRead } from './reading.ts';
import { NAMESPACE } from './names.ts';

export type { NotRead } from './reading.ts';

/** Longer files are whole ECUs with calibration data; the LIN driver alone is a few kB. */
const MOST_CHARACTERS = 50_000_000;

export interface LinArxml {
  /** Undefined when the file cannot be read or holds no LIN driver. */
  lin?: LinConfiguration;
  /** Schema that the file names, e.g. `AUTOSAR_4-2-2.xsd`. */
  schema?: string;
  /** Paths of the configurations of a LIN driver in the file; `lin` is the chosen one's. */
  choices: readonly string[];
  /** Modules in the file; containers, parameters and references of the chosen driver, and how many of those two were read. */
  counts: { modules: number; containers: number; parameters: number; references: number; read: number };
  /** Every parameter and reference of the driver that was not taken over. */
  notRead: readonly NotRead[];
  /** Fields that the file does not set: they keep their defaults. Those of channels with the channel, `LinChannel_0/LinClockRef`. */
  absent: readonly string[];
  diagnostics: readonly Diagnostic[];
}

/**
 * Reads the LIN driver's configuration from an ARXML file of AUTOSAR 4, ours or another vendor's: definitions are told
 * by their last names, whatever package they are in. `choice` is an index into the choices of an earlier reading.
 */
export function readLinArxml(text: string, file = 'Lin.arxml', choice = 0): LinArxml {
  try {
    if (text.length > MOST_CHARACTERS)
      throw new Unreadable(say('arxml/long', { megabytes: MOST_CHARACTERS / 1e6 }), 1);
    return readDocument(documentOf(text), file, choice);
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    return failed(file, error.said, error.line);
  }
}

class Unreadable extends Error {
  readonly said: Worded;
  readonly line: number;

  constructor(said: Worded, line: number) {
    super(said.message);
    this.said = said;
    this.line = line;
  }
}

function documentOf(text: string): XmlElement {
  const root = wellFormed(text);
  if (root.name !== 'AUTOSAR') throw new Unreadable(say('arxml/root', { name: root.name }), root.line);
  if (root.namespace !== NAMESPACE)
    throw new Unreadable(say('arxml/namespace', { found: root.namespace, namespace: NAMESPACE }), root.line);
  return root;
}

function wellFormed(text: string): XmlElement {
  try {
    return parseXml(text);
  } catch (error) {
    if (!(error instanceof XmlError)) throw error;
    throw new Unreadable(say('arxml/xml', { reason: error.message }), error.line);
  }
}

function readDocument(root: XmlElement, file: string, choice: number): LinArxml {
  const modules = modulesOf(root);
  const choices = choicesOf(modules);
  const chosen = choices[choice];
  const schema = root.attributes.get('schemaLocation')?.trim().split(/\s+/).at(-1);
  if (chosen === undefined) {
    const names = modules.map((module) => childOf(module, 'SHORT-NAME')?.text.trim()).join(', ');
    const said = names === '' ? say('arxml/no-modules', {}) : say('arxml/no-driver', { modules: names });
    return { ...failed(file, said, root.line), schema, counts: { ...NONE, modules: modules.length } };
  }
  const reading = new Reading(file);
  const lin = readModule(chosen, reading);
  return {
    lin,
    schema,
    choices: choices.map(({ path }) => path),
    counts: countsOf(modules.length, chosen, reading.read),
    notRead: reading.notRead,
    absent: reading.absent,
    diagnostics: reading.diagnostics,
  };
}

const NONE = { modules: 0, containers: 0, parameters: 0, references: 0, read: 0 };

function failed(file: string, said: Worded, line: number): LinArxml {
  const diagnostic: Diagnostic = {
    code: 'PINS-LIN-ARXML',
    severity: 'error',
    ...said,
    place: { kind: 'source', file, line: Math.max(1, line) },
  };
  return { choices: [], counts: NONE, notRead: [], absent: [], diagnostics: [diagnostic] };
}

function countsOf(modules: number, { module }: Choice, read: number): LinArxml['counts'] {
  const counts = { ...NONE, modules, read };
  const count = (element: XmlElement) => {
    if (element.name === 'ECUC-CONTAINER-VALUE') counts.containers++;
    if (element.name === 'PARAMETER-VALUES') counts.parameters += element.children.length;
    if (element.name === 'REFERENCE-VALUES') counts.references += element.children.length;
    element.children.forEach(count);
  };
  childrenOf(module, 'CONTAINERS').forEach(count);
  return counts;
}
