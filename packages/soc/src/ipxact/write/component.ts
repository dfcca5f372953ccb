import { resolveParameters } from '@netloom/hdl/expression';
import type { IpDescriptor } from '@netloom/model';
import type { XmlNode } from '@netloom/xml';
import { busNode, signalNode } from './interfaces.ts';
import { modelNode } from './model.ts';
import type { Hierarchy } from './model.ts';
import { choicesNode, parameterNode } from './parameters.ts';
import type { Writing } from './writing.ts';

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
  const parts: [unknown, string][] = [
    [registers, 'the register description: it is exported from the register editor'],
    [includeDirectories.length, 'the include folders of the sources'],
    [Object.keys(defines).length, 'the defines of the sources'],
    [combinational?.length, 'the combinational paths'],
    [generator, 'the options of the generator, and the pins that its connections make'],
    [busInterfaces.some(({ addressSpan }) => addressSpan !== undefined), 'the address spans of interfaces'],
    [ports.some(({ unpacked }) => unpacked.length > 0), 'that dimensions of ports are unpacked'],
    [writing.year !== 2022 && descriptor.title !== descriptor.module, `the title ${descriptor.title}`],
  ];
  for (const [isThere, what] of parts) if (isThere) writing.lose(`${descriptor.vlnv}: ${what}`);
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
