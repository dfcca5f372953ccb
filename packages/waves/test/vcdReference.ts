/** A plain reading of VCD text (IEEE 1800-2017, 21.7.2), written apart from the readers it checks. */
export interface ReferenceSignal {
  path: string;
  width: number;
  real: boolean;
  event: boolean;
  /** Times with the value from then on: last of equal times, repeats dropped. */
  steps: [number, string][];
}

function extend(bits: string, width: number): string {
  const first = bits[0] ?? 'x';
  return bits.padStart(width, first === '1' ? '0' : first).slice(-width);
}

/** Strings carry C escapes. */
function unescaped(text: string): string {
  return text.replace(/\\([0-7]{3}|.)/g, (_, code: string) =>
    code.length === 3 ? String.fromCharCode(Number(`0o${code}`)) : code,
  );
}

function addStep({ steps, event }: ReferenceSignal, time: number, value: string): void {
  if (steps.at(-1)?.[0] === time) steps.pop();
  if (event || steps.at(-1)?.[1] !== value) steps.push([time, value]);
}

/** Signals by path; a path that is declared twice keeps all its declarations. */
export function readReference(text: string): ReferenceSignal[] {
  const byCode = new Map<string, ReferenceSignal[]>();
  const all: ReferenceSignal[] = [];
  const scope: string[] = [];
  const headEnd = text.indexOf('$enddefinitions');
  for (const [, keyword, body = ''] of text.slice(0, headEnd).matchAll(/\$(\w+)\s([\s\S]*?)\$end(?=\s)/g)) {
    const words = body.trim().split(/\s+/);
    if (keyword === 'scope') scope.push(words[1]!);
    if (keyword === 'upscope') scope.pop();
    if (keyword !== 'var') continue;
    const name = words
      .slice(3)
      .join(' ')
      .replace(/\s+\[[^\]]*\]$|\[-?\d+:-?\d+\]$/, '');
    const signal: ReferenceSignal = {
      path: [...scope, name].join('.'),
      width: Number(words[1]),
      real: words[0]!.startsWith('real') || words[0] === 'shortreal',
      event: words[0] === 'event',
      steps: [],
    };
    all.push(signal);
    byCode.set(words[2]!, [...(byCode.get(words[2]!) ?? []), signal]);
  }
  let time = 0;
  for (const line of text.slice(headEnd).split('\n')) {
    const first = line[0] ?? '';
    if (first === '#') time = Number(line.slice(1));
    else if (first !== '' && /[bBrRsS]/.test(first)) {
      const [value, code] = line.slice(1).trim().split(/\s+/) as [string, string];
      for (const signal of byCode.get(code ?? '') ?? []) {
        const plain = /[rRsS]/.test(first) ? unescaped(value) : extend(value.toLowerCase(), signal.width);
        addStep(signal, time, plain);
      }
    } else if (/[01xzhuwlXZHUWL\-?]/.test(first)) {
      for (const signal of byCode.get(line.slice(1).trim()) ?? []) addStep(signal, time, first.toLowerCase());
    }
  }
  return all;
}
