/** What the painters of the board use of a canvas context. */
export type Painted = Pick<
  CanvasRenderingContext2D,
  | 'beginPath'
  | 'clip'
  | 'closePath'
  | 'fill'
  | 'fillRect'
  | 'fillStyle'
  | 'fillText'
  | 'font'
  | 'globalAlpha'
  | 'lineTo'
  | 'lineWidth'
  | 'measureText'
  | 'moveTo'
  | 'rect'
  | 'restore'
  | 'save'
  | 'setLineDash'
  | 'stroke'
  | 'strokeStyle'
  | 'textAlign'
  | 'textBaseline'
  | 'translate'
>;

interface State {
  fillStyle: string;
  strokeStyle: string;
  font: string;
  globalAlpha: number;
  lineWidth: number;
  textAlign: CanvasTextAlign;
  textBaseline: CanvasTextBaseline;
  dash: number[];
  x: number;
  y: number;
  clip: string | null;
}

const BASELINES: Partial<Record<CanvasTextBaseline, string>> = { middle: 'central', top: 'text-before-edge' };
const ANCHORS: Partial<Record<CanvasTextAlign, string>> = { right: 'end', end: 'end', center: 'middle' };

/** Coordinates to a hundredth of a pixel. */
function coordinate(value: number): string {
  return String(Math.round(value * 100) / 100);
}

export function xmlText(text: string): string {
  // Control characters cannot stand in XML at all.
  // oxlint-disable-next-line no-control-regex
  const clean = text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '\ufffd');
  return clean.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

/** Writes down as SVG elements what is painted on it; text is measured by a real canvas context. */
export class SvgContext implements Painted {
  readonly elements: string[] = [];
  readonly definitions: string[] = [];
  private readonly ruler: Pick<CanvasRenderingContext2D, 'font' | 'measureText'>;
  private state: State = {
    fillStyle: '#000',
    strokeStyle: '#000',
    font: '10px sans-serif',
    globalAlpha: 1,
    lineWidth: 1,
    textAlign: 'start',
    textBaseline: 'alphabetic',
    dash: [],
    x: 0,
    y: 0,
    clip: null,
  };
  private readonly saved: State[] = [];
  private path: string[] = [];

  constructor(ruler: Pick<CanvasRenderingContext2D, 'font' | 'measureText'>) {
    this.ruler = ruler;
  }

  get fillStyle(): string {
    return this.state.fillStyle;
  }
  set fillStyle(value: string | CanvasGradient | CanvasPattern) {
    this.state.fillStyle = String(value);
  }
  get strokeStyle(): string {
    return this.state.strokeStyle;
  }
  set strokeStyle(value: string | CanvasGradient | CanvasPattern) {
    this.state.strokeStyle = String(value);
  }
  get font(): string {
    return this.state.font;
  }
  set font(value: string) {
    this.state.font = value;
  }
  get globalAlpha(): number {
    return this.state.globalAlpha;
  }
  set globalAlpha(value: number) {
    this.state.globalAlpha = value;
  }
  get lineWidth(): number {
    return this.state.lineWidth;
  }
  set lineWidth(value: number) {
    this.state.lineWidth = value;
  }
  get textAlign(): CanvasTextAlign {
    return this.state.textAlign;
  }
  set textAlign(value: CanvasTextAlign) {
    this.state.textAlign = value;
  }
  get textBaseline(): CanvasTextBaseline {
    return this.state.textBaseline;
  }
  set textBaseline(value: CanvasTextBaseline) {
    this.state.textBaseline = value;
  }

  setLineDash(dash: Iterable<number>): void {
    this.state.dash = [...dash];
  }

  translate(x: number, y: number): void {
    this.state.x += x;
    this.state.y += y;
  }

  save(): void {
    this.saved.push({ ...this.state });
  }

  restore(): void {
    this.state = this.saved.pop() ?? this.state;
  }

  beginPath(): void {
    this.path = [];
  }

  moveTo(x: number, y: number): void {
    this.path.push(`M${this.point(x, y)}`);
  }

  lineTo(x: number, y: number): void {
    this.path.push(`${this.path.length === 0 ? 'M' : 'L'}${this.point(x, y)}`);
  }

  rect(x: number, y: number, width: number, height: number): void {
    this.path.push(`M${this.point(x, y)}h${coordinate(width)}v${coordinate(height)}h${coordinate(-width)}z`);
  }

  closePath(): void {
    this.path.push('z');
  }

  /** A clip inside a clip takes the place of the outer one: painters that nest them stay inside it. */
  clip(): void {
    const id = `c${this.definitions.length}`;
    this.definitions.push(`<clipPath id="${id}"><path d="${this.path.join('')}"/></clipPath>`);
    this.state.clip = id;
  }

  stroke(): void {
    if (this.path.length === 0) return;
    const { strokeStyle, lineWidth, dash } = this.state;
    const dashes = dash.length === 0 ? '' : ` stroke-dasharray="${dash.join(' ')}"`;
    const width = lineWidth === 1 ? '' : ` stroke-width="${lineWidth}"`;
    this.add(
      `<path d="${this.path.join('')}" fill="none" stroke="${xmlText(strokeStyle)}"${width}${dashes}`,
      '/>',
    );
  }

  fill(): void {
    if (this.path.length === 0) return;
    this.add(`<path d="${this.path.join('')}" fill="${xmlText(this.state.fillStyle)}"`, '/>');
  }

  fillRect(x: number, y: number, width: number, height: number): void {
    const place = `x="${coordinate(x + this.state.x)}" y="${coordinate(y + this.state.y)}"`;
    const size = `width="${coordinate(width)}" height="${coordinate(height)}"`;
    this.add(`<rect ${place} ${size} fill="${xmlText(this.state.fillStyle)}"`, '/>');
  }

  fillText(text: string, x: number, y: number): void {
    const { font, fillStyle, textAlign, textBaseline } = this.state;
    const place = `x="${coordinate(x + this.state.x)}" y="${coordinate(y + this.state.y)}"`;
    const anchor = ANCHORS[textAlign] ? ` text-anchor="${ANCHORS[textAlign]}"` : '';
    const baseline = BASELINES[textBaseline] ? ` dominant-baseline="${BASELINES[textBaseline]}"` : '';
    const style = `style="font:${xmlText(font)};white-space:pre"`;
    this.add(
      `<text ${place}${anchor}${baseline} fill="${xmlText(fillStyle)}" ${style}`,
      `>${xmlText(text)}</text>`,
    );
  }

  measureText(text: string): TextMetrics {
    this.ruler.font = this.state.font;
    return this.ruler.measureText(text);
  }

  private point(x: number, y: number): string {
    return `${coordinate(x + this.state.x)} ${coordinate(y + this.state.y)}`;
  }

  private add(open: string, end: string): void {
    const { globalAlpha, clip } = this.state;
    const alpha = globalAlpha === 1 ? '' : ` opacity="${globalAlpha}"`;
    this.elements.push(`${open}${alpha}${clip === null ? '' : ` clip-path="url(#${clip})"`}${end}`);
  }

  /** The document of what was painted. */
  document(width: number, height: number): string {
    const head = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`;
    const definitions = this.definitions.length === 0 ? '' : `<defs>${this.definitions.join('')}</defs>\n`;
    return `${head}\n${definitions}${this.elements.join('\n')}\n</svg>\n`;
  }
}
