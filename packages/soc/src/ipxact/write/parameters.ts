import type { Values } from '@netloom/hdl/expression';
import type { IpParameter } from '@netloom/model';
import type { XmlNode } from '@netloom/xml';
import type { Writing } from './writing.ts';
import { say } from '../../wording/sentences.ts';

export const typeOf = ({ type }: IpParameter) => (type === 'integer' ? 'longint' : type);

export function valueNode(parameter: IpParameter, values: Values, writing: Writing, id: string): XmlNode {
  const { name, value, local, type } = parameter;
  if (writing.year !== 2009) return writing.element('value', value);
  const number = values[name];
  const text = type === 'string' ? value.replaceAll('"', '') : String(number ?? value);
  return writing.element('value', text, {
    ...(type === 'string' ? {} : { format: type === 'real' ? 'float' : 'long' }),
    resolve: local ? 'generated' : 'user',
    id,
  });
}

export function parameterNode(parameter: IpParameter, values: Values, writing: Writing): XmlNode {
  const { name, description, minimum, maximum, choices, local } = parameter;
  const content = [
    writing.element('name', name),
    writing.text('description', description),
    valueNode(parameter, values, writing, name),
  ];
  if (writing.year === 2009) return writing.element('parameter', content);
  return writing.element('parameter', content, {
    parameterId: name,
    type: typeOf(parameter),
    resolve: local ? 'generated' : 'user',
    ...(choices && { choiceRef: `choices_${name}` }),
    ...(minimum !== undefined && { minimum }),
    ...(maximum !== undefined && { maximum }),
  });
}

export function choicesNode(parameters: IpParameter[], writing: Writing): XmlNode | undefined {
  const withChoices = parameters.filter(({ choices }) => choices && choices.length > 0);
  if (writing.year === 2009) {
    for (const { name } of withChoices) writing.lose(say('SOC-IMPORT/ipxact/write/choices', { name }));
    return undefined;
  }
  return writing.list(
    'choices',
    withChoices.map(({ name, choices = [] }) =>
      writing.element('choice', [
        writing.element('name', `choices_${name}`),
        ...choices.map((choice) => writing.element('enumeration', choice)),
      ]),
    ),
  );
}
