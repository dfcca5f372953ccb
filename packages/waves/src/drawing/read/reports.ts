import type { Diagnostic, Severity, Worded } from '@netloom/model';
import { pathText } from '../text/syntax.ts';
import type { TextRange, ValuePath } from '../text/syntax.ts';
import { placeOf } from '../text/textError.ts';
import { say } from '../wording/sentences.ts';

export type ReportCode =
  | 'DRAW-SYNTAX'
  | 'DRAW-FIELD'
  | 'DRAW-IGNORED'
  | 'DRAW-WAVE'
  | 'DRAW-DATA'
  | 'DRAW-LENGTH'
  | 'DRAW-NODE'
  | 'DRAW-EDGE';

const MOST_REPORTS = 200;

/** Gathers what is wrong with a text, each with its line, column and field. */
export class Reports {
  readonly list: Diagnostic[] = [];
  private readonly text: string;
  private readonly file: string;

  constructor(text: string, file: string) {
    this.text = text;
    this.file = file;
  }

  add(code: ReportCode, severity: Severity, range: TextRange, path: ValuePath, said: Worded): void {
    if (this.list.length >= MOST_REPORTS) return;
    const place = { kind: 'source' as const, file: this.file, ...placeOf(this.text, range.start) };
    const field = pathText(path);
    this.list.push({ code, severity, place, ...(field === '' ? said : say('DRAW-AT', { field, said })) });
  }
}
