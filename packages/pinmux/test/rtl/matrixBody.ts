import type { PinmuxText } from '../pinmuxText.ts';

type Texts<Member extends 'pads' | 'signals'> = readonly (readonly [
  string,
  NonNullable<PinmuxText[Member]>[string],
])[];

const byCode = <T extends { code: number }>(record: Readonly<Record<string, T>> = {}) =>
  Object.entries(record).sort(([, a], [, b]) => a.code - b.code);

/**
 * Every value of every select, so many of each kind, written over the bus: what an input then reads for levels that tell pads apart, and what
 * a pad then drives for levels that tell signals apart. Worked out from the document by its definition alone.
 */
export function matrixBody(document: PinmuxText, codes: { inputs: number; outputs: number }): string {
  const pads = byCode(document.pads) as Texts<'pads'>;
  const signals = byCode(document.signals) as Texts<'signals'>;
  const lines = [
    ...signals
      .filter(([, { direction, direct }]) => direction !== 'out' && direct === undefined)
      .flatMap((signal) => inputLines(document, pads, signal, codes.inputs)),
    ...pads
      .filter(([name]) => !signals.some(([, { direct }]) => direct === name))
      .flatMap((pad) => outputLines(document, pads, signals, pad, codes.outputs)),
  ];
  return lines.join('\n');
}

const port = (name: string, direction: string, side: 'in' | 'out') =>
  `${name.replace('.', '_')}${direction === 'inout' ? `_${side}` : ''}`;

function isReached({ signals }: PinmuxText, signal: string, pad: string): boolean {
  const wired = Object.values(signals ?? {}).some(({ direct }) => direct === pad);
  const list = signals![signal]!.pads;
  return !wired && (list === undefined || list.includes(pad));
}

function inputLines(
  document: PinmuxText,
  pads: Texts<'pads'>,
  [name, { code, direction }]: Texts<'signals'>[number],
  codes: number,
): string[] {
  return Array.from({ length: codes }, (_, value) => {
    const at = pads.findIndex(([pad, each]) => each.code + 2 === value && isReached(document, name, pad));
    const input = port(name, direction, 'in');
    const id = code * 1000 + value;
    const levels = [0, 1].flatMap((level) => {
      const wanted = value === 1 ? 1 : at < 0 ? 0 : level;
      const bits = at < 0 ? (level === 0 ? "'0" : "'1") : `${level === 0 ? '~' : ''}(1 << ${at})`;
      return [`    pad_in = ${bits}; #1 expect_bits(${input}, ${wanted}, ${id});`];
    });
    return [`    write(${4 * code}, ${value});`, ...levels, `    write(${4 * code}, 0);`].join('\n');
  });
}

function outputLines(
  document: PinmuxText,
  pads: Texts<'pads'>,
  signals: Texts<'signals'>,
  [pad, { code }]: Texts<'pads'>[number],
  codes: number,
): string[] {
  const bit = pads.findIndex(([name]) => name === pad);
  const outputs = signals.filter(([, { direction }]) => direction !== 'in');
  const address = 0x400 + 4 * code;
  return Array.from({ length: codes }, (_, value) => {
    const driver = outputs.find(([name, each]) => each.code + 3 === value && isReached(document, name, pad));
    const set = (level: number) =>
      outputs.map(([name, { direction }]) => {
        const own = name === driver?.[0];
        const out = own ? level : 1 - level;
        const enable = direction === 'inout' ? ` ${name.replace('.', '_')}_en = ${own ? 1 : level};` : '';
        return `${port(name, direction, 'out')} = ${out};${enable}`;
      });
    const id = 500_000 + code * 1000 + value;
    const wanted = (level: number) => (value < 2 ? 2 + value : driver === undefined ? 0 : 2 + level);
    const checks = [0, 1].map(
      (level) =>
        `    ${set(level).join(' ')} #1 expect_bits({pad_oe[${bit}], pad_out[${bit}]}, ${wanted(level)}, ${id});`,
    );
    const off =
      driver?.[1].direction === 'inout'
        ? [`    ${driver[0].replace('.', '_')}_en = 0; #1 expect_bits(pad_oe[${bit}], 0, ${id});`]
        : [];
    return [`    write(${address}, ${value});`, ...checks, ...off, `    write(${address}, 2);`].join('\n');
  });
}
