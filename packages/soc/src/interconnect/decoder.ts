import type { ItemText, ParameterText } from '@netloom/hdl/emit';
import { rangeText } from '../generate/value.ts';
import { constant } from './constant.ts';
import { functionText, textItem } from './sections.ts';
import type { Route } from './spec.ts';

/** What the decoder has to look at besides the address. */
export interface DecoderInputs {
  write: boolean;
  nonsecure: boolean;
  privileged: boolean;
  manager: boolean;
  /** Some addresses are turned into others; whether that depends on the manager. */
  translation: false | 'for all' | 'by manager';
}

export function decoderInputs(routes: readonly Route[]): DecoderInputs {
  return {
    write: routes.some(({ readOnly }) => readOnly),
    nonsecure: routes.some(({ secure }) => secure),
    privileged: routes.some(({ privileged }) => privileged),
    manager: routes.some(({ managers }) => managers),
    translation: translationOf(routes.filter(isTranslated)),
  };
}

function translationOf(translated: readonly Route[]): DecoderInputs['translation'] {
  if (translated.length === 0) return false;
  return translated.some(({ managers }) => managers) ? 'by manager' : 'for all';
}

/** Arguments of `decode` for one transfer, each as text. */
export interface Transfer {
  address: string;
  write: string;
  nonsecure: string;
  privileged: string;
  manager: string;
}

/** What is remembered of a request: its target and the address there, as expressions over the bus signals. */
export interface RequestText {
  target: string;
  address: string;
}

export function decodeCall(inputs: DecoderInputs, transfer: Transfer): string {
  const { address, write, nonsecure, privileged, manager } = transfer;
  const more = [
    ...(inputs.write ? [write] : []),
    ...(inputs.nonsecure ? [nonsecure] : []),
    ...(inputs.privileged ? [privileged] : []),
    ...(inputs.manager ? [manager] : []),
  ];
  return `decode(${[address, ...more].join(', ')})`;
}

/** The address that the target is told. */
export function translateCall(inputs: DecoderInputs, address: string, manager: string): string {
  if (!inputs.translation) return address;
  return `translate(${inputs.translation === 'by manager' ? `${address}, ${manager}` : address})`;
}

/** Base and mask of every place, and the function `decode` that turns an address into a one-hot target. */
export function decoderText(routes: readonly Route[], addressWidth: number): ItemText[][] {
  const inputs = decoderInputs(routes);
  const type = `logic ${rangeText(addressWidth)}`.trimEnd();
  const flags = (['write', 'nonsecure', 'privileged'] as const).filter((each) => inputs[each]);
  const manager = inputs.manager ? ['int manager'] : [];
  const map: ItemText[] = [
    {
      kind: 'comment',
      text: 'Address map: an address is in a region when, under its mask, it equals its base.',
    },
    { kind: 'parameters', parameters: constants(routes, type, addressWidth) },
  ];
  const found = routes.map((route) => `if ${conditionText(route)} decode[${route.target}] = 1'b1;`);
  const decode = [
    '// Target of an address, one-hot; DEFAULT_TARGET where nothing is mapped.',
    functionText('logic [NT-1:0]', 'decode', [
      `${type} address`,
      ...flags.map((each) => `logic ${each}`),
      ...manager,
    ]),
    "  decode = '0;",
    `  ${[...found, "decode[DEFAULT_TARGET] = 1'b1;"].join('\n  else ')}`,
    'endfunction',
  ];
  const asked = [`${type} address`, ...(inputs.translation === 'by manager' ? manager : [])];
  return [
    ...(routes.length > 0 ? [map] : []),
    [textItem(decode.join('\n'))],
    ...(inputs.translation ? [[textItem(translation(routes, type, asked))]] : []),
  ];
}

function constants(routes: readonly Route[], type: string, addressWidth: number): ParameterText[] {
  const values = new Map<string, bigint>();
  for (const route of routes) {
    values.set(`${route.name}_BASE`, route.place.base);
    values.set(`${route.name}_MASK`, ~(route.place.size - 1n));
    if (isTranslated(route)) values.set(`${route.name}_TO`, route.destination);
  }
  return [...values].map(([name, value]) => constant(type, name, hex(value, addressWidth)));
}

/** Addresses of aliases and windows as the subordinate's own base has them. */
function translation(routes: readonly Route[], type: string, inputs: readonly string[]): string {
  const branches = routes
    .filter(isTranslated)
    .map(
      ({ name, managers }) =>
        `if (${matchText(name, managers)}) begin\n    translate = (address & ~${name}_MASK) | ${name}_TO;\n  end`,
    );
  return [
    '// Address in the region that an alias or a window shows; others are left as they are.',
    functionText(type, 'translate', inputs),
    '  translate = address;',
    `  ${branches.join(' else ')}`,
    'endfunction',
  ].join('\n');
}

function conditionText({ name, managers, readOnly, secure, privileged }: Route): string {
  const guards = [
    ...(readOnly ? [' && !write'] : []),
    ...(secure ? [' && !nonsecure'] : []),
    ...(privileged ? [' && privileged'] : []),
  ];
  return `(${matchText(name, managers)}${guards.join('')})`;
}

function matchText(name: string, managers: readonly number[] | undefined): string {
  const address = `(address & ${name}_MASK) == ${name}_BASE`;
  if (!managers) return address;
  const who = managers.map((index) => `manager == ${index}`).join(' || ');
  return `${address} && ${managers.length === 1 ? who : `(${who})`}`;
}

function isTranslated({ place, destination }: Route): boolean {
  return place.base !== destination;
}

/** `32'h8000_5000` */
function hex(value: bigint, width: number): string {
  const digits = BigInt.asUintN(width, value)
    .toString(16)
    .toUpperCase()
    .padStart(Math.ceil(width / 4), '0');
  return `${width}'h${digits.replace(/(?<=.)(?=(?:.{4})+$)/g, '_')}`;
}
