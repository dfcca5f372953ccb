import type { Values } from '@netloom/hdl/expression';
import type { IpDescriptor, IpParameter, IpPort } from '@netloom/model';
import type { XmlNode } from '@netloom/xml';
import { typeOf, valueNode } from './parameters.ts';
import type { Writing } from './writing.ts';
import { say } from '../../wording/sentences.ts';

/** Names of the files that describe the component further: its design, of a SoC document. */
export interface Hierarchy {
  configuration: string;
  design: string;
}

export function modelNode(
  descriptor: IpDescriptor,
  values: Values,
  writing: Writing,
  hierarchy: Hierarchy | undefined,
): XmlNode {
  const ports = writing.list(
    'ports',
    descriptor.ports.map((port) => portNode(port, values, writing)),
  );
  const fileSet =
    descriptor.files.length > 0
      ? writing.element('fileSetRef', [writing.element('localName', 'rtl')])
      : undefined;
  const settable = descriptor.parameters.filter(({ local }) => !local);
  if (writing.year === 2009) return oldModelNode(descriptor, settable, values, writing, { ports, fileSet });
  const moduleParameters = settable.map((each) =>
    writing.element(
      'moduleParameter',
      [writing.element('name', each.name), writing.element('value', each.name)],
      { parameterId: `MODULE_${each.name}`, type: typeOf(each) },
    ),
  );
  const rtl = writing.element('view', [
    writing.element('name', 'rtl'),
    writing.element('envIdentifier', ':*Synthesis:'),
    writing.element('componentInstantiationRef', 'rtl'),
  ]);
  const instantiation = writing.element('componentInstantiation', [
    writing.element('name', 'rtl'),
    writing.element('language', 'systemVerilog'),
    writing.element('moduleName', descriptor.module),
    writing.list('moduleParameters', moduleParameters),
    fileSet,
  ]);
  return writing.element('model', [
    writing.element('views', [rtl, hierarchy && hierarchicalView(writing)]),
    writing.element('instantiations', [
      instantiation,
      hierarchy && configurationNode(descriptor, hierarchy, writing),
    ]),
    ports,
  ]);
}

/** In 2009 a view says itself what the module is. */
function oldModelNode(
  descriptor: IpDescriptor,
  settable: IpParameter[],
  values: Values,
  writing: Writing,
  { ports, fileSet }: { ports: XmlNode | undefined; fileSet: XmlNode | undefined },
): XmlNode {
  const view = writing.element('view', [
    writing.element('name', 'rtl'),
    writing.element('envIdentifier', ':*Synthesis:'),
    writing.element('language', 'verilog'),
    writing.element('modelName', descriptor.module),
    fileSet,
  ]);
  const parameters = settable.map((each) =>
    writing.element(
      'modelParameter',
      [writing.element('name', each.name), valueNode(each, values, writing, `MODEL_${each.name}`)],
      { dataType: each.type },
    ),
  );
  return writing.element('model', [
    writing.element('views', [view]),
    ports,
    writing.list('modelParameters', parameters),
  ]);
}

function hierarchicalView(writing: Writing): XmlNode {
  return writing.element('view', [
    writing.element('name', 'hierarchical'),
    writing.element('designConfigurationInstantiationRef', 'hierarchical'),
  ]);
}

function configurationNode({ vlnv }: IpDescriptor, { configuration }: Hierarchy, writing: Writing): XmlNode {
  return writing.element('designConfigurationInstantiation', [
    writing.element('name', 'hierarchical'),
    writing.reference('designConfigurationRef', vlnv, configuration),
  ]);
}

function portNode(port: IpPort, values: Values, writing: Writing): XmlNode {
  const ranges = [...port.packed, ...port.unpacked];
  const known =
    ranges.length > 0 || port.width === '1' ? ranges : [{ left: `(${port.width})-1`, right: '0' }];
  const vectors = known.map(({ left, right }) =>
    writing.element('vector', [
      writing.expression('left', left, values),
      writing.expression('right', right, values),
    ]),
  );
  // In 2009 a wire has one vector.
  if (writing.year === 2009 && vectors.length > 1)
    writing.lose(say('SOC-IMPORT/ipxact/write/dimensions', { port: port.name }));
  const tieOff = port.tieOff === undefined ? undefined : /^'([01])$/.exec(port.tieOff)?.[1];
  if (port.tieOff !== undefined && tieOff === undefined)
    writing.lose(say('SOC-IMPORT/ipxact/write/tieOff', { port: port.name, value: port.tieOff }));
  const wire = writing.element('wire', [
    writing.element('direction', port.direction),
    writing.year === 2009 ? vectors[0] : writing.list('vectors', vectors),
  ]);
  const content = [writing.element('name', port.name), writing.text('description', port.description), wire];
  return writing.element('port', content);
}
