import { RegisterMap, Vlnv } from '@netloom/model';
import type { IpParameter } from '@netloom/model';
import { identifiersOf } from '@netloom/hdl/expression';
import { identifierFrom } from '../../identifier.ts';
import type { ImportReading, ImportSource, RegisterReader } from '../../reading.ts';
import { childOf, childrenOf } from '@netloom/xml';
import type { XmlElement } from '@netloom/xml';
import { corrected, extensionIn } from '../extension.ts';
import type { Members } from '../extension.ts';
import { inOrder } from '../order.ts';
import type { ReadContext } from './context.ts';
import { readRoot, typeDefinitionFiles, vlnvOf } from './files.ts';
import { dataWidthOf, mapMembers, readMapChildren } from './memoryMap.ts';
import { descriptionIn, nameIn, titleIn } from './names.ts';
import { MapReading, sayForeignExtensions } from './reading.ts';
import { say } from '../../../wording/formats/sentences.ts';
import { schemaSaid } from '../../schemaSaid.ts';

/** Components of IEEE 1685-2009, -2014 and -2022: a map for each memory map. */
export const ipxactReader: RegisterReader = {
  id: 'ipxact',
  title: 'IP-XACT (IEEE 1685)',
  extensions: ['.xml', '.ipxact'],
  read: readIpxact,
};

export function readIpxact(source: ImportSource): ImportReading {
  const root = readRoot(source);
  if ('severity' in root) return { maps: [], diagnostics: [root] };
  const memoryMaps = childrenOf(childOf(root, 'memoryMaps') ?? root, 'memoryMap');
  if (memoryMaps.length === 0) {
    const said = say('IPX/map/none', {});
    const place = { kind: 'source' as const, file: source.path, line: root.line };
    return { maps: [], diagnostics: [{ code: 'REG-IMPORT', severity: 'error', ...said, place }] };
  }
  const definitions = typeDefinitionFiles(source);
  const reading: ImportReading = { maps: [], diagnostics: [] };
  for (const memoryMap of memoryMaps) {
    const context = new MapReading(source.path, definitions, extensionIn(memoryMap) !== undefined);
    const map = readMap(root, context.resolved(memoryMap), memoryMaps.length > 1, context);
    if (memoryMap === memoryMaps[0]) sayForeignExtensions(root, context);
    if (map && context.errors.length === 0) reading.maps.push(map);
    reading.diagnostics.push(...context.diagnostics());
  }
  return reading;
}

function readMap(
  root: XmlElement,
  memoryMap: XmlElement,
  isOneOfSeveral: boolean,
  context: MapReading,
): RegisterMap | undefined {
  const unitElement = childOf(memoryMap, 'addressUnitBits');
  const unitBits = unitElement ? (context.value(unitElement) ?? 8n) : 8n;
  if (unitBits === 0n || unitBits % 8n !== 0n) {
    context.fail(say('IPX/map/unit', { bits: String(unitBits) }), memoryMap);
    return undefined;
  }
  const surroundings = {
    inherited: { software: 'rw' as const, isVolatile: false },
    dataWidth: dataWidthOf(memoryMap, context),
    unit: unitBits / 8n,
    base: 0,
  };
  const extension = extensionIn(memoryMap);
  const children = inOrder(readMapChildren(memoryMap, surroundings, context), extension);
  const members = corrected(
    {
      ...componentMembers(root, memoryMap, isOneOfSeveral, context),
      ...mapMembers(memoryMap, surroundings, context),
    },
    extension,
  );
  const own: Members = extension
    ? {}
    : {
        ...(context.resets.length > 0 && { resets: [{ name: 'rst_n' }, ...context.resets] }),
        enums: Object.fromEntries(context.enums),
      };
  const parameters = usedParameters(context, root, extension !== undefined);
  const parsed = RegisterMap.omit({ children: true }).safeParse({
    netloom: 'registers',
    version: 1,
    ...members,
    ...own,
    parameters,
  });
  if (parsed.success) return { ...parsed.data, children };
  context.fail(schemaSaid(parsed.error), memoryMap);
  return undefined;
}

/** Names and texts of a map. */
export function componentMembers(
  root: XmlElement,
  memoryMap: XmlElement,
  isOneOfSeveral: boolean,
  context: ReadContext,
): Members {
  const vlnv = vlnvOf(root);
  const component = identifierFrom(childOf(root, 'name')?.text ?? 'registers');
  return {
    ...(Vlnv.safeParse(vlnv).success && { vlnv }),
    name: isOneOfSeveral ? `${component}_${nameIn(memoryMap, context)}`.slice(0, 128) : component,
    ...titleIn(root),
    ...titleIn(memoryMap),
    ...descriptionIn(root),
    ...descriptionIn(memoryMap),
  };
}

/** The parameters that expressions use, and what these depend on; in Netloom's own files all. */
function usedParameters(context: MapReading, root: XmlElement, isOwn: boolean): IpParameter[] {
  const all = context.document(root).parameters.list.map(({ parameter }) => parameter);
  if (isOwn) return all;
  const wanted = new Set(context.used);
  const visit = (name: string) => {
    const parameter = all.find((each) => each.name === name);
    for (const other of parameter ? identifiersOf(parameter.value) : []) {
      if (wanted.has(other)) continue;
      wanted.add(other);
      visit(other);
    }
  };
  for (const name of context.used) visit(name);
  return all.filter(({ name }) => wanted.has(name));
}
