import { resolveParameters } from '@netloom/hdl/expression';
import type { IpParameter } from '@netloom/model';
import { quantityValue, systemVerilog } from '../../../elaborate/index.ts';
import type { XmlNode } from '@netloom/xml';
import { difference } from '../extension.ts';
import { parameterMembers } from '../read/parameters.ts';
import { asElement } from './writing.ts';
import type { Writing } from './writing.ts';

/** The map's parameters, and the choices that they name. */
export function parameterNodes(writing: Writing): {
  choices: XmlNode | undefined;
  parameters: XmlNode | undefined;
} {
  const { parameters } = writing.map.source;
  const choiceNodes = parameters.flatMap(({ name, choices }) =>
    choices && choices.length > 0
      ? [
          writing.element('choice', [
            writing.element('name', choiceName(name)),
            ...choices.map((choice) => writing.element('enumeration', systemVerilog(choice))),
          ]),
        ]
      : [],
  );
  const choices = choiceNodes.length > 0 ? writing.element('choices', choiceNodes) : undefined;
  const nodes = parameters.map((parameter) => parameterNode(parameter, choices, writing));
  return { choices, parameters: nodes.length > 0 ? writing.element('parameters', nodes) : undefined };
}

const choiceName = (parameter: string) => `choice_${parameter}`;

function parameterNode(parameter: IpParameter, choices: XmlNode | undefined, writing: Writing): XmlNode {
  const { name, description, type, local } = parameter;
  const is2009 = writing.edition.year === 2009;
  const attributes = {
    [is2009 ? 'id' : 'parameterId']: name,
    resolve: local ? 'immediate' : 'user',
    minimum: limit(parameter.minimum, writing),
    maximum: limit(parameter.maximum, writing),
    choiceRef: parameter.choices && parameter.choices.length > 0 ? choiceName(name) : undefined,
    [is2009 ? 'format' : 'type']: is2009 ? FORMATS[type] : TYPES[type],
  };
  const content = [
    writing.element('name', name),
    writing.text('description', description),
    writing.element('value', valueText(parameter, writing), is2009 ? attributes : {}),
  ];
  const element = asElement(writing.element('parameter', content, is2009 ? {} : attributes));
  const root = asElement(writing.element('component', [choices]));
  const read = parameterMembers(element, name, root, (id) => id);
  const extension = writing.extension('parameter', difference(parameter, read));
  return writing.element('parameter', [...content, extension], is2009 ? {} : attributes);
}

const TYPES = { integer: 'longint', real: 'real', string: 'string' } as const;
const FORMATS = { integer: 'long', real: 'float', string: 'string' } as const;

function limit(text: string | undefined, writing: Writing): string | undefined {
  if (text === undefined) return undefined;
  return writing.edition.year === 2009 ? valueIn(text, writing) : systemVerilog(text);
}

function valueText({ name, value, type }: IpParameter, writing: Writing): string {
  if (writing.edition.year !== 2009) return type === 'integer' ? systemVerilog(value) : value;
  if (type === 'integer') return String(writing.map.values[name] ?? value);
  const { values } = resolveParameters(writing.map.source.parameters, {});
  return type === 'real' ? String(values[name] ?? value) : value;
}

function valueIn(text: string, { map }: Writing): string {
  const result = quantityValue(text, map.values);
  return result.ok ? String(result.value) : text;
}
