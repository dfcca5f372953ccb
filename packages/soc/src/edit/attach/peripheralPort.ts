import type { Shape } from '../../design/shape.ts';

/** What a multiplexer has for one signal of a peripheral, e.g. `uart0_rx`, `gpio0_io3_oe`. */
export interface MultiplexerPort {
  /** Behind the peripheral's name, e.g. `rx`, `io3_en`. */
  signal: string;
  /** Seen from the multiplexer. */
  direction: 'in' | 'out';
}

const PART = /^(?<stem>.+)_(?<part>in|out|en)$/;
const NUMBERED = /^(?<stem>.*?)(?<bit>\d+)$/;
/** How peripherals call the three ports of a signal in both directions. */
const NAMES = { in: ['in', 'i'], out: ['out', 'o'], en: ['oe', 'en'] };

/**
 * The end of a peripheral that belongs to a port of the multiplexer: a port, `port[bit]`, or a constant; undefined where
 * the peripheral has none or several that could be meant. An open drain `x` with the output `x_low` drives zeros alone.
 */
export function peripheralPort(shape: Shape, { signal, direction }: MultiplexerPort): string | undefined {
  const wanted = direction === 'in' ? 'out' : 'in';
  const isSingle = (name: string) => fits(shape, name, wanted)?.width === 1;
  if (isSingle(signal)) return signal;
  const { stem, part } = PART.exec(signal)?.groups ?? {};
  if (stem === undefined || part === undefined) return bitOf(shape, signal, [''], wanted);
  const names = NAMES[part as keyof typeof NAMES];
  const single = names.map((name) => `${stem}_${name}`).find(isSingle);
  return single ?? openDrain(shape, stem, part) ?? bitOf(shape, stem, names, wanted);
}

function openDrain(shape: Shape, stem: string, part: string): string | undefined {
  if (fits(shape, `${stem}_low`, 'out')?.width !== 1) return undefined;
  if (part === 'out') return "1'b0";
  if (part === 'en') return `${stem}_low`;
  return fits(shape, stem, 'in')?.width === 1 ? stem : undefined;
}

/** Bit 3 of `io3`: of the vector with that name, else of the only one that is called so. */
function bitOf(shape: Shape, signal: string, names: readonly string[], wanted: string): string | undefined {
  const { stem, bit } = NUMBERED.exec(signal)?.groups ?? {};
  if (stem === undefined || bit === undefined) return undefined;
  const ends = names.map((name) => (name === '' ? '' : `_${name}`));
  const vectors = [...shape.ports.values()].filter(
    ({ direction, width }) => direction === wanted && width > Number(bit),
  );
  const same = vectors.filter(({ name }) => ends.some((end) => name === `${stem}${end}`));
  const alike = vectors.filter(({ name }) => ends.some((end) => end !== '' && name.endsWith(end)));
  const [vector] = same.length > 0 ? same : alike.length === 1 ? alike : [];
  if (vector === undefined) return undefined;
  return vector.width === 1 ? vector.name : `${vector.name}[${Number(bit)}]`;
}

function fits({ ports }: Shape, name: string, direction: string) {
  const port = ports.get(name);
  return port?.direction === direction ? port : undefined;
}
