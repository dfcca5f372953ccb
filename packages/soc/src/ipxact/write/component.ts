import type { Worded } from '@netloom/model';
import { resolveParameters } from '@netloom/hdl/expression';
import type { IpDescriptor } from '@netloom/model';
import type { XmlNode } from '@netloom/xml';
import { busNode, signalNode } from './interfaces.ts';
import { modelNode } from './model.ts';
import type { Hierarchy } from './model.ts';
import { choicesNode, parameterNode } from './parameters.ts';
import type { Writing } from './writing.ts';
import { say } from '../../wording/sentences.ts';

/** A component of a block: interfaces, ports, parameters and sources. */
export function componentText(descriptor: IpDescriptor, writing: Writing, hierarchy?: Hierarchy): string {
  const { values } = resolveParameters(descriptor.parameters, {});
  const { year } = writing;
  const interfaces = writing.list('busInterfaces', [
    ...descriptor.busInterfaces.map((bus) => busNode(bus, descriptor, writing)),
    ...descriptor.clocks.map(({ port }) => signalNode('clock', port, 'CLK', descriptor, writing)),
    ...descriptor.resets.map(({ port }) => signalNode('reset', port, 'RST', descriptor, writing)),
    ...descriptor.interrupts.map(({ port }) =>
      signalNode('interrupt', port, 'INTERRUPT', descriptor, writing),
    ),
  ]);
  const names = [
    writing.text('displayName', descriptor.title),
    writing.text('description', descriptor.description),
  ];
  const [title, description] = names;
  tellLosses(descriptor, writing);
  return writing.document(
    writing.element('component', [
      ...writing.identity(descriptor.vlnv),
      ...(year === 2022 ? [title, description] : []),
      interfaces,
      modelNode(descriptor, values, writing, hierarchy),
      choicesNode(descriptor.parameters, writing),
      fileSetNode(descriptor, writing),
      ...(year === 2022 ? [] : [description]),
      writing.list(
        'parameters',
        descriptor.parameters.map((each) => parameterNode(each, values, writing)),
      ),
    ]),
  );
}

function tellLosses(descriptor: IpDescriptor, writing: Writing): void {
  const { registers, includeDirectories, defines, combinational, generator, busInterfaces, ports } =
    descriptor;
  const parts: [unknown, Worded][] = [
    [registers, say('SOC-IMPORT/ipxact/write/registers', {})],
    [includeDirectories.length, say('SOC-IMPORT/ipxact/write/includes', {})],
    [Object.keys(defines).length, say('SOC-IMPORT/ipxact/write/defines', {})],
    [combinational?.length, say('SOC-IMPORT/ipxact/write/combinational', {})],
    [generator, say('SOC-IMPORT/ipxact/write/generator', {})],
    [
      busInterfaces.some(({ addressSpan }) => addressSpan !== undefined),
      say('SOC-IMPORT/ipxact/write/spans', {}),
    ],
    [ports.some(({ unpacked }) => unpacked.length > 0), say('SOC-IMPORT/ipxact/write/unpacked', {})],
    [
      writing.year !== 2022 && descriptor.title !== descriptor.module,
      say('SOC-IMPORT/ipxact/write/title', { title: descriptor.title }),
    ],
  ];
  for (const [isThere, what] of parts)
    if (isThere) writing.lose(say('SOC-IMPORT/ipxact/write/of', { vlnv: descriptor.vlnv, what }));
}

function fileSetNode({ files }: IpDescriptor, writing: Writing): XmlNode | undefined {
  if (files.length === 0) return undefined;
  const nodes = files.map((path) =>
    writing.element('file', [
      writing.element('name', path),
      writing.element('fileType', /\.svh?$/i.test(path) ? 'systemVerilogSource' : 'verilogSource'),
    ]),
  );
  return writing.element('fileSets', [
    writing.element('fileSet', [writing.element('name', 'rtl'), ...nodes]),
  ]);
}
