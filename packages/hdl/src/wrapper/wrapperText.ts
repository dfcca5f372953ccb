import { emitModule } from '../emit/index.ts';
import type { ConnectionText, ItemText, ParameterText, PortText } from '../emit/index.ts';
import type { IpParameter } from '@netloom/model';
import type { ParameterSyntax, TypeSyntax } from '../read/syntax.ts';
import { pinName } from './interfacePorts.ts';
import type { BusPort } from './interfacePorts.ts';
import { dimensionOf } from './modulePorts.ts';
import type { WrappedPort } from './modulePorts.ts';
import { typeText } from './typeText.ts';

/** All that a wrapper is made of. */
export interface WrapperParts {
  module: string;
  name: string;
  parameters: { described: IpParameter; syntax: ParameterSyntax | undefined; isFixed: boolean }[];
  /** Type parameters and what they are set to. */
  types: ReadonlyMap<string, TypeSyntax>;
  /** What the module's own parameters are set to. */
  settings: ConnectionText[];
  ports: WrappedPort[];
  buses: BusPort[];
}

/** Text of a module of plain ports around one whose ports are structures or interfaces. */
export function wrapperText(parts: WrapperParts): string {
  const { module, name, parameters, types, ports, buses } = parts;
  const items: ItemText[] = [
    ...typedefs(types).flatMap((text): ItemText[] => [{ kind: 'text', text }, { kind: 'blank' }]),
    ...buses.flatMap((bus) => [...busItems(bus), { kind: 'blank' } as const]),
    ...ports.flatMap(({ items = [] }) => (items.length > 0 ? [...items, { kind: 'blank' } as const] : [])),
    { kind: 'instance', instance: instanceOf(parts) },
  ];
  return emitModule({
    name,
    comment: `${module} with plain ports: each is a field of the structures or a signal of the interfaces that it has.\nMade at import; the block itself is unchanged.`,
    parameters: parameters.map(parameterText),
    ports: portTexts(ports, buses),
    items,
  });
}

/** Each structure once; those that others hold come first, as type parameters mostly do. */
function typedefs(types: ReadonlyMap<string, TypeSyntax>): string[] {
  const named = new Map<string, string>();
  return [...types].flatMap(([name, type]) => {
    if (type.kind !== 'struct') return [];
    const text = `typedef ${typeText(type, named)} ${name};`;
    if (!named.has(typeText(type))) named.set(typeText(type), name);
    return [text];
  });
}

function parameterText({ described, syntax, isFixed }: WrapperParts['parameters'][number]): ParameterText {
  const { name, value, local, description } = described;
  const type = syntax?.type?.kind === 'vector' ? typeText(syntax.type) : '';
  return {
    ...{ name, value, local: local || isFixed },
    ...(type !== '' && { type: type.replace(/^logic unsigned/, 'logic') }),
    ...(description && { comment: description }),
  };
}

function portTexts(ports: readonly WrappedPort[], buses: readonly BusPort[]): PortText[] {
  const single = ports.filter((each) => each.ports.length === 1 && each.value === each.ports[0]!.name);
  const groups = ports.filter((each) => !single.includes(each));
  return [
    ...single.flatMap((each) => each.ports),
    ...groups.flatMap((each) => titled(each.name, each.ports)),
    ...buses.flatMap((bus) =>
      bus.elements.flatMap((element) =>
        titled(
          bus.port.name + indexText(element),
          bus.pins.map(({ signal, direction, width }) => ({
            ...{ name: pinName(bus, element, signal), packed: dimensionOf(width) },
            direction: direction === 'in' ? 'input' : direction === 'out' ? 'output' : 'inout',
          })),
        ),
      ),
    ),
  ];
}

const titled = (title: string, ports: readonly PortText[]): PortText[] =>
  ports.map((each, index) => (index === 0 ? { ...each, group: `Fields of ${title}` } : each));

const indexText = (element: string) => (element === '' ? '' : `[${element}]`);

/** The interface, or the array of them, between the pins and the module. */
function busItems(each: BusPort): ItemText[] {
  const { port, settings, pins, elements } = each;
  const bus = busName(port.name);
  const head = settings.map(({ name, value }) => `.${name}(${value})`).join(', ');
  const range = elements[0] === '' ? '' : ` [${elements[0]}:${elements.at(-1)}]`;
  const declared = `${port.interface}${head && ` #(${head})`} ${bus}${range} ();`;
  const assigns = elements.flatMap((element) =>
    pins.map(({ signal, direction }) => {
      const [pin, inside] = [pinName(each, element, signal), `${bus}${indexText(element)}.${signal}`];
      return direction === 'in' ? { target: inside, value: pin } : { target: pin, value: inside };
    }),
  );
  return [
    { kind: 'text', text: declared },
    { kind: 'assigns', assigns },
  ];
}

const busName = (port: string) => `${port}_bus`;

function instanceOf({ module, types, settings, ports, buses }: WrapperParts) {
  const typeSettings = [...types].map(([name, type]) => ({
    name,
    value: type.kind === 'struct' ? name : typeText(type),
  }));
  const parameters = [...settings, ...typeSettings];
  return {
    ...{ module, name: `i_${module}` },
    ...(parameters.length > 0 && { parameters }),
    ports: [
      ...ports.map(({ name, value }) => ({ name, value })),
      ...buses.map(({ port }) => ({ name: port.name, value: busName(port.name) })),
    ],
  };
}
