import { formatAddress } from '../../region.ts';
import type { Cluster, DrawnPlace } from './clusters.ts';
import { escaped, sizeText } from './text.ts';

const HEIGHT = 420;
const LINE = 16;
const BAR = 56;
const MARGIN = 10;

/** All clusters in the space from 0 to the next 4 GiB behind the last one. */
export function overviewPicture(clusters: readonly Cluster[]): string {
  const last = clusters.reduce((most, { end }) => (end > most ? end : most), 0n);
  let span = 1n << 32n;
  while (span < last) span <<= 1n;
  const bars = clusters.map((cluster) => ({
    ...extent(cluster.base, cluster.end, 0n, span),
    label: formatAddress(cluster.base),
  }));
  return figure(
    bars.map((bar) => ({ ...bar, className: 'used', title: '' })),
    `Whole space, ${sizeText(span)}`,
    '0x00000000',
  );
}

export function clusterPicture({ base, end, places }: Cluster): string {
  const bars = places.map((drawn) => ({
    ...extent(drawn.place.base, drawn.place.base + drawn.place.size, base, end - base),
    ...describe(drawn),
  }));
  return figure(bars, `${formatAddress(base)} to ${formatAddress(end - 1n)}`, sizeText(end - base));
}

interface Bar {
  y: number;
  height: number;
  label: string;
  title: string;
  className: string;
}

/** Pixels from the top; at least two high, so that nothing disappears. */
function extent(base: bigint, end: bigint, from: bigint, span: bigint) {
  const y = (Number(base - from) / Number(span)) * HEIGHT;
  const height = Math.max(2, (Number(end - base) / Number(span)) * HEIGHT);
  return { y, height };
}

function describe({ block, place }: DrawnPlace) {
  const isAlias = place !== block.places[0];
  const text = `${block.name}${isAlias ? ' (alias)' : ''}`;
  const range = `${formatAddress(place.base)} to ${formatAddress(place.base + place.size - 1n)}`;
  return {
    label: `${formatAddress(place.base)} ${text}, ${sizeText(place.size)}`,
    title: `${text}: ${range}`,
    className: isAlias ? 'alias' : block.attributes.type === 'device' ? 'device' : 'memory',
  };
}

/** Bars at their true places, labels beside them, pushed down where they would meet. */
function figure(bars: readonly Bar[], caption: string, note: string): string {
  const labels = labelPlaces(bars.map(({ y, height }) => y + Math.min(height, LINE) / 2));
  const height = Math.max(HEIGHT, labels.at(-1) ?? 0) + 2 * MARGIN;
  const widest = Math.max(0, ...bars.map(({ label }) => label.length));
  const width = BAR + 30 + widest * 7.3 + MARGIN;
  const shapes = bars.map(
    ({ y, height: tall, className, title }) =>
      `<rect class="${className}" x="1" y="${round(MARGIN + y)}" width="${BAR}" height="${round(tall)}"><title>${escaped(title)}</title></rect>`,
  );
  const texts = bars.map(({ y, height: tall, label }, index) => {
    const from = round(MARGIN + y + Math.min(tall, LINE) / 2);
    const to = round(MARGIN + labels[index]!);
    return `<path d="M${BAR + 1} ${from}L${BAR + 18} ${to}h6"/><text x="${BAR + 28}" y="${round(to + 4)}">${escaped(label)}</text>`;
  });
  return `<figure><figcaption>${escaped(caption)}<br><small>${escaped(note)}</small></figcaption>
<svg width="${Math.ceil(width)}" height="${Math.ceil(height)}" role="img" aria-label="${escaped(caption)}">
<rect class="space" x="1" y="${MARGIN}" width="${BAR}" height="${HEIGHT}"/>
${[...shapes, ...texts].join('\n')}
</svg></figure>`;
}

function labelPlaces(wanted: readonly number[]): number[] {
  let next = 0;
  return wanted.map((y) => {
    const place = Math.max(y, next);
    next = place + LINE;
    return place;
  });
}

function round(pixels: number): number {
  return Math.round(pixels * 10) / 10;
}
