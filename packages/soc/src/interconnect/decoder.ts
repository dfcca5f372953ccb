import type { Route } from './spec.ts';

/** What the decoder has to look at besides the address. */
export interface DecoderInputs {
  write: boolean;
  nonsecure: boolean;
  privileged: boolean;
  manager: boolean;
  /** Some addresses are turned into others. */
  translation: boolean;
  /** Which ones depends on the manager. */
  translationByManager: boolean;
}

export function decoderInputs(routes: readonly Route[]): DecoderInputs {
  return {
    write: routes.some(({ readOnly }) => readOnly),
    nonsecure: routes.some(({ secure }) => secure),
    privileged: routes.some(({ privileged }) => privileged),
    manager: routes.some(({ managers }) => managers),
    translation: routes.some(isTranslated),
    translationByManager: routes.some((route) => isTranslated(route) && route.managers),
  };
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
  return `translate(${inputs.translationByManager ? `${address}, ${manager}` : address})`;
}

/** Localparams with base and mask of every place, and the function `decode` that turns an address into a one-hot target. */
export function decoderText(routes: readonly Route[], addressWidth: number): string {
  const inputs = decoderInputs(routes);
  const address = `input [${addressWidth - 1}:0] address`;
  const more = (['write', 'nonsecure', 'privileged'] as const).filter((each) => inputs[each]);
  const manager = inputs.manager ? ['input integer manager'] : [];
  const whose = inputs.translationByManager ? manager : [];
  const parameters = [address, ...more.map((each) => `input ${each}`), ...manager];
  return [
    '// Address map: an address belongs to a region when the bits of its mask equal its base.',
    ...constants(routes, addressWidth),
    '',
    '// One-hot target of an address; the last one answers for nobody.',
    `function automatic [TARGETS-1:0] decode(${parameters.join(', ')});`,
    '  begin',
    "    decode = '0;",
    ...choice(routes, (route) => `${conditionText(route)} decode[${route.target}] = 1'b1;`),
    `    ${routes.length === 0 ? '' : 'else '}decode[NOBODY] = 1'b1;`,
    '  end',
    'endfunction',
    ...(inputs.translation ? translation(routes, addressWidth, [address, ...whose]) : []),
  ].join('\n');
}

function constants(routes: readonly Route[], addressWidth: number): string[] {
  const values = new Map<string, bigint>();
  for (const route of routes) {
    values.set(`${route.name}_BASE`, route.place.base);
    values.set(`${route.name}_MASK`, ~(route.place.size - 1n));
    if (isTranslated(route)) values.set(`${route.name}_TO`, route.destination);
  }
  const widest = Math.max(0, ...[...values.keys()].map((name) => name.length));
  return [...values].map(
    ([name, value]) =>
      `localparam logic [${addressWidth - 1}:0] ${name.padEnd(widest)} = ${hex(value, addressWidth)};`,
  );
}

/** Addresses of aliases and windows as the subordinate's own base has them. */
function translation(
  routes: readonly Route[],
  addressWidth: number,
  parameters: readonly string[],
): string[] {
  const translated = routes.filter(isTranslated);
  return [
    '',
    '// Aliases and windows: the address at which the target finds the same byte.',
    `function automatic [${addressWidth - 1}:0] translate(${parameters.join(', ')});`,
    '  begin',
    '    translate = address;',
    ...choice(
      translated,
      ({ name, managers }) =>
        `(${matchText(name, managers)}) translate = (address & ~${name}_MASK) | ${name}_TO;`,
    ),
    '  end',
    'endfunction',
  ];
}

function choice(routes: readonly Route[], text: (route: Route) => string): string[] {
  return routes.map((route, at) => `    ${at === 0 ? 'if' : 'else if'} ${text(route)}`);
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
