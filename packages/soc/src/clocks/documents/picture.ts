import type { SocDocument } from '@netloom/model';
import { BOX, layoutTree } from '../drawing/layout.ts';
import type { TreeBox } from '../drawing/layout.ts';
import { frequencyText } from './frequencyText.ts';
import { sourceText } from './sourceText.ts';

const COLOURS = ['#2c7be5', '#2c9479', '#b7791f', '#7d63b8', '#c2456f', '#4c8c2b', '#0f8ea3', '#a2543b'];

/** The clock tree as an SVG that stands alone: from the roots at the left to the blocks at the right. */
export function clockPicture(document: SocDocument): string {
  const { boxes, width, height } = layoutTree(document);
  const byId = new Map(boxes.map((box) => [box.id, box]));
  const colours = new Map(
    Object.keys(document.clocks).map((name, index) => [name, COLOURS[index % COLOURS.length]!]),
  );
  const wires = boxes.flatMap((box) =>
    box.inputs.map((input, index) =>
      wire(byId.get(input), box, (index + 1) / (box.inputs.length + 1), colours),
    ),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"\
 font-family="sans-serif" font-size="12">
<title>${escaped(document.name)}: clock tree</title>
<rect width="100%" height="100%" fill="#fff"/>
${wires.join('')}${boxes.map((box) => boxText(document, box, colours)).join('')}</svg>
`.replace(/\\\n/g, '');
}

function wire(
  from: TreeBox | undefined,
  to: TreeBox,
  offset: number,
  colours: ReadonlyMap<string, string>,
): string {
  if (!from) return '';
  const [x1, y1] = [from.x + BOX.width, from.y + BOX.height / 2];
  const y2 = to.y + BOX.height * offset;
  const bend = x1 + BOX.gapX / 2;
  const path = `M${x1} ${y1} C${bend} ${y1} ${bend} ${y2} ${x1 + BOX.gapX} ${y2} H${to.x}`;
  return `<path d="${path}" fill="none" stroke="${colours.get(from.id) ?? '#888'}" stroke-width="1.5"/>\n`;
}

function boxText(document: SocDocument, box: TreeBox, colours: ReadonlyMap<string, string>): string {
  const { id, kind, name, x, y, frequency, inputs } = box;
  const isLeaf = kind === 'block' || kind === 'enable';
  const colour = colours.get(isLeaf ? (inputs[0] ?? '') : id) ?? '#888';
  const sub = isLeaf ? inputs.map(shownName).join(', ') : sourceText(document.clocks[name]!);
  const rate = frequency === undefined ? '' : `<tspan fill="#555"> ${frequencyText(frequency)}</tspan>`;
  return `<g transform="translate(${x} ${y})"><rect width="${BOX.width}" height="${BOX.height}" rx="4" fill="#fff" \
stroke="${colour}"/><text x="10" y="18" font-weight="bold">${escaped(short(name))}${rate}</text>\
<text x="10" y="34" fill="#555">${escaped(short(sub))}</text></g>
`.replace(/\\\n/g, '');
}

/** An enable is drawn by its name. */
const shownName = (id: string) => id.replace('~', '');

const short = (text: string) => (text.length > 26 ? `${text.slice(0, 25)}…` : text);

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
