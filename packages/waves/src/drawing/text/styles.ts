/** Tones that a skin has colours for. */
const TONES = ['muted', 'warning', 'error', 'info', 'success'] as const;
export type Tone = (typeof TONES)[number];

export interface TextStyle {
  /** Times the usual size of the text. */
  scale?: number;
  bold?: boolean;
  italic?: boolean;
  mono?: boolean;
  line?: 'underline' | 'overline' | 'line-through';
  shift?: 'sub' | 'super';
  tone?: Tone;
  /** A CSS colour. */
  fill?: string;
}

/** Words of one look. */
export interface TextRun {
  text: string;
  style: TextStyle;
}

/** Sizes of headings against that of plain text (h5), as WaveDrom's skins have them. */
const HEADINGS: Record<string, number> = { h1: 3, h2: 27 / 11, h3: 20 / 11, h4: 14 / 11, h5: 1, h6: 8 / 11 };
const TAGS: Record<string, TextStyle> = {
  b: { bold: true },
  i: { italic: true },
  s: { line: 'line-through' },
  ins: { line: 'underline' },
  o: { line: 'overline' },
  sub: { shift: 'sub' },
  sup: { shift: 'super' },
  tt: { mono: true },
};
const USUAL_POINTS = 11;
const USUAL_PIXELS = 14;

/** Texts hold tags such as `a<sub>2</sub>`; anything else in angles is text. */
export function runsOfText(text: string, style: TextStyle = {}): TextRun[] {
  const runs: TextRun[] = [];
  const open: string[] = [];
  const put = (words: string) => {
    if (words === '') return;
    runs.push({
      text: words,
      style: Object.assign({}, style, ...open.map((tag) => TAGS[tag]!)) as TextStyle,
    });
  };
  let at = 0;
  for (const { index, 0: tag, 1: end, 2: name = '' } of text.matchAll(/<(\/?)(b|i|s|ins|o|sub|sup|tt)>/g)) {
    if (end === '/' && !open.includes(name)) continue;
    put(text.slice(at, index));
    at = index + tag.length;
    if (end === '/') open.splice(open.lastIndexOf(name), 1);
    else open.push(name);
  }
  put(text.slice(at));
  return runs;
}

/** The look that an attribute of a `tspan` gives; undefined when nothing is drawn from it. */
export function styleOf(key: string, value: string): TextStyle | undefined {
  if (key === 'class') return all(value.split(/\s+/).filter(Boolean).map(classStyle));
  if (key === 'style')
    return all(
      value
        .split(';')
        .filter((one) => one.trim() !== '')
        .map(declaration),
    );
  if (key === 'fill' || key === 'color') return isColour(value) ? { fill: value } : undefined;
  if (key === 'font-weight') return weightOf(value);
  if (key === 'font-style')
    return value === 'normal' ? {} : value === 'italic' ? { italic: true } : undefined;
  if (key === 'font-family') return /mono|courier|consol/i.test(value) ? { mono: true } : undefined;
  if (key === 'font-size') return sizeOf(value);
  if (key === 'text-decoration') return lineOf(value);
  if (key === 'baseline-shift') return value === 'sub' || value === 'super' ? { shift: value } : undefined;
  return undefined;
}

function all(styles: (TextStyle | undefined)[]): TextStyle | undefined {
  return styles.includes(undefined) ? undefined : (Object.assign({}, ...styles) as TextStyle);
}

function classStyle(name: string): TextStyle | undefined {
  if (Object.hasOwn(HEADINGS, name)) return { scale: HEADINGS[name]!, bold: true };
  return (TONES as readonly string[]).includes(name) ? { tone: name as Tone } : undefined;
}

function declaration(text: string): TextStyle | undefined {
  const [key = '', value] = text.split(':').map((part) => part.trim());
  return value === undefined || key === 'class' || key === 'style' ? undefined : styleOf(key, value);
}

function isColour(value: string): boolean {
  return /^(#[0-9a-f]{3,8}|[a-z]+|(rgb|hsl)a?\([\d\s.,%/]+\))$/i.test(value);
}

function weightOf(value: string): TextStyle | undefined {
  if (value === 'bold' || value === 'bolder') return { bold: true };
  if (value === 'normal') return {};
  return /^\d+$/.test(value) ? { bold: Number(value) >= 600 } : undefined;
}

function lineOf(value: string): TextStyle | undefined {
  return value === 'underline' || value === 'overline' || value === 'line-through'
    ? { line: value }
    : undefined;
}

function sizeOf(value: string): TextStyle | undefined {
  const [, number, unit = 'px'] = /^(\d+(?:\.\d+)?)(px|pt|em|%)?$/.exec(value) ?? [];
  if (number === undefined) return undefined;
  const usual = { px: USUAL_PIXELS, pt: USUAL_POINTS, em: 1, '%': 100 }[unit]!;
  return { scale: Math.min(4, Math.max(0.25, Number(number) / usual)) };
}
