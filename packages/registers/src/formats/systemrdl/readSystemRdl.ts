import type { IpParameter, RegisterMap } from '@netloom/model';
import type { ImportReading, ImportSource } from '../reading.ts';
import { convertMap } from './convert/registerMap.ts';
import { symbolic, textOf } from './elaborate/amount.ts';
import { Builder } from './elaborate/build.ts';
import type { Component } from './elaborate/component.ts';
import { isSet } from './elaborate/properties.ts';
import { parameterValue } from './elaborate/parameters.ts';
import { Scope } from './elaborate/scope.ts';
import type { Value } from './elaborate/value.ts';
import { Library } from './library.ts';
import { Places } from './places.ts';
import { RdlError, Reports } from './reports.ts';
import { importProblem, preprocessed, textOfFile } from './sources.ts';
import { parseFile } from './syntax/parse.ts';
import { tokenize } from './syntax/tokens.ts';
import { topMaps } from './topMaps.ts';
import type { TopMap } from './topMaps.ts';
import { say } from '../../wording/formats/sentences.ts';

/** Reads a SystemRDL 2.0 file: each address map that no other one contains becomes a register map. */
export function readSystemRdl(source: ImportSource): ImportReading {
  const file = textOfFile(source, source.path);
  if ('problem' in file) {
    const place = { kind: 'source' as const, file: source.path, line: 1 };
    return {
      maps: [],
      diagnostics: [{ code: 'REG-IMPORT', severity: 'error', ...file.problem, place }],
    };
  }
  const { text, diagnostics, place } = preprocessed(source, file.text);
  const problems = diagnostics.map(importProblem);
  if (problems.some(({ severity }) => severity === 'error')) return { maps: [], diagnostics: problems };
  const places = new Places();
  places.add(text.length, place);
  const reports = new Reports(places.of);
  const maps: RegisterMap[] = [];
  reports.guard(() => maps.push(...readText(text, new Library(source, places), reports)));
  return { maps: reports.hasErrors ? [] : maps, diagnostics: [...problems, ...reports.diagnostics()] };
}

function readText(text: string, library: Library, reports: Reports): RegisterMap[] {
  const file = parseFile(tokenize(text), reports);
  if (reports.hasErrors) return [];
  const builder = new Builder(reports, library);
  const root = builder.component(file, undefined, new Map(), 0);
  const tops = topMaps(file, root);
  if (tops.length === 0) {
    throw new RdlError(say('RDL/file/empty', {}), 0);
  }
  reportUncarriedOfFile(root, reports);
  return tops.flatMap((top) => mapsOf(top, root, builder, reports));
}

function mapsOf(top: TopMap, root: Component, builder: Builder, reports: Reports): RegisterMap[] {
  const { values, parameters } = topParameters(top, root, reports);
  const component = top.component ?? builder.component(top.definition, root.scope, values, top.definition.at);
  if (!isSet(component, 'bridge')) return [convertMap(component, top.name, root, parameters, reports)];
  const sides = sidesOf(component);
  reports.loss(say('RDL/bridge/sides', {}), component.properties.get('bridge')!.at);
  return sides.map((side) => convertMap(side.component, side.name, root, parameters, reports));
}

/** A bridge holds address maps alone, at least two (13.4.2). */
function sidesOf({ children, definition }: Component): Component['children'] {
  const stranger = children.find(({ component }) => component.definition.kind !== 'addrmap');
  if (stranger) throw new RdlError(say('RDL/bridge/stranger', { name: stranger.name }), stranger.at);
  if (children.length < 2) throw new RdlError(say('RDL/bridge/two', {}), definition.at);
  return children;
}

/** Numbers stay parameters of the map; other parameters are taken as they are. */
function topParameters(
  top: TopMap,
  root: Component,
  reports: Reports,
): { values: Map<string, Value>; parameters: IpParameter[] } {
  const values = new Map<string, Value>();
  const parameters: IpParameter[] = [];
  if (top.component) return { values, parameters };
  const scope = new Scope(top.definition, root.scope);
  for (const parameter of top.definition.parameters) {
    const { name, at } = parameter;
    let value = parameterValue(parameter, undefined, scope, at);
    if (value.kind === 'number' && !value.folded) {
      parameters.push({ name, type: 'integer', value: textOf(value), local: false });
      value = { kind: 'number', width: value.width, ...symbolic(name, value.value) };
    } else reports.loss(say('RDL/parameter/number', { name }), at);
    scope.values.set(name, value);
    values.set(name, value);
  }
  return { values, parameters };
}

function reportUncarriedOfFile(root: Component, reports: Reports): void {
  for (const { at } of root.definition.constraints) reports.loss(say('RDL/constraint', {}), at);
}
