import type { IpParameter, RegisterEnum, RegisterMap } from '@netloom/model';
import type { ElaboratedMap } from '../../../elaborate/index.ts';
import type { OutputFiles } from '../../../generate/output.ts';
import { textLines, writeChildren } from './node.ts';
import { description, identifier, indent } from './text.ts';
import { Writing } from './writing.ts';

/**
 * SystemRDL 2.0 of a map. What the language has no words for stands in user-defined properties of the file, unless
 * `hasOwn` is false.
 */
export function writeSystemRdl(map: ElaboratedMap, hasOwn = true): OutputFiles {
  const writing = new Writing(map, hasOwn);
  const { source } = map;
  const body = [
    ...textLines(map),
    ...ownLines(source, writing),
    ...resetLines(source),
    ...Object.entries(source.enums).flatMap(([name, each]) => enumLines(name, each, writing)),
    ...writeChildren(map.children, [], writing).lines,
  ];
  const lines = [
    ...writing.declarations(),
    `addrmap ${identifier(source.name)}${parameterText(source, writing)} {`,
    ...indent(body),
    '};',
  ];
  return {
    files: [{ path: `${source.name}.rdl`, content: `${lines.join('\n')}\n` }],
    diagnostics: writing.refusals,
  };
}

function parameterText({ parameters }: RegisterMap, writing: Writing): string {
  const written = parameters
    .filter(({ type }) => type === 'integer')
    .map(({ name, value }) => `longint unsigned ${identifier(name)} = ${writing.expression(value)}`);
  return written.length === 0 ? '' : ` #(${written.join(', ')})`;
}

/** What the map says of itself and its bus beyond SystemRDL; defaults are left out. */
function ownLines(
  { vlnv, module, registerFile, bus, size, parameters, enums, resets }: RegisterMap,
  writing: Writing,
): string[] {
  const own: Writing['own'] = (name, value) => writing.own(name, value);
  const facts = Object.fromEntries(
    parameters.map((each) => [each.name, factsOf(each)]).filter(([, each]) => Object.keys(each!).length > 0),
  );
  const descriptions = Object.fromEntries(
    Object.entries(enums).flatMap(([name, each]) =>
      each.description === undefined ? [] : [[name, each.description]],
    ),
  );
  return [
    ...(vlnv === undefined ? [] : [own('netloom_vlnv', vlnv)]),
    ...(module === undefined ? [] : [own('netloom_module', module)]),
    ...(registerFile === 'generated' ? [] : [own('netloom_register_file', registerFile)]),
    ...(bus.protocol === 'apb' ? [] : [own('netloom_protocol', bus.protocol)]),
    own('netloom_data_width', bus.dataWidth),
    ...(bus.addressWidth === undefined ? [] : [own('netloom_address_width', bus.addressWidth)]),
    ...(bus.readPath === 'combinational' ? [] : [own('netloom_read_path', bus.readPath)]),
    ...(bus.unmapped === 'error' ? [] : [own('netloom_unmapped', bus.unmapped)]),
    ...(size === undefined ? [] : [own('netloom_size', String(size))]),
    ...(Object.keys(facts).length === 0 ? [] : [own('netloom_parameters', JSON.stringify(facts))]),
    ...(Object.keys(descriptions).length === 0 ? [] : [own('netloom_enums', JSON.stringify(descriptions))]),
    ...(resets.length === 1 ? [] : [own('netloom_resets', JSON.stringify(resets))]),
  ];
}

function factsOf({ local, description: text, minimum, maximum, choices }: IpParameter): Partial<IpParameter> {
  return {
    ...(local && { local }),
    ...(text !== undefined && { description: text }),
    ...(minimum !== undefined && { minimum }),
    ...(maximum !== undefined && { maximum }),
    ...(choices && { choices }),
  };
}

/** The first reset is that of the bus interface, and of every field that names no other. */
function resetLines({ resets }: RegisterMap): string[] {
  return resets.map(({ name, polarity, style }, index) => {
    const kind = index === 0 ? ' cpuif_reset; field_reset;' : '';
    return `signal { active${polarity}; ${style === 'asynchronous' ? 'async' : 'sync'};${kind} } ${identifier(name)};`;
  });
}

function enumLines(name: string, { values }: RegisterEnum, writing: Writing): string[] {
  const members = values.map(({ name: member, value, description: text }) => {
    const number = writing.expression(value);
    return `${identifier(member)} = ${number}${text === undefined ? '' : ` { desc = ${description(text)}; }`};`;
  });
  return [`enum ${identifier(name)} {`, ...indent(members), '};'];
}
