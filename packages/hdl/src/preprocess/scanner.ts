import type { SourcePlace, Worded } from '@netloom/model';
import { Conditionals } from './conditionals.ts';
import type { Misplaced } from './conditionals.ts';
import { endOfDefinition, identifierAt, skipIgnored } from './directives.ts';
import { IncludeChain } from './includeChain.ts';
import { LIMITS, LimitReached } from './limits.ts';
import { bindArguments, parseDefinition, splitList, substitute } from './macro.ts';
import type { Macro } from './macro.ts';
import { Output } from './output.ts';
import type { PreprocessOptions } from './preprocess.ts';
import { Reports } from './reports.ts';
import { SourceText } from './sourceText.ts';
import { say } from '../wording/sentences.ts';

/** Text being scanned: a file, or the expansion of a macro called at offset `call` of the file. */
interface Frame {
  text: string;
  source: SourceText;
  call: number | undefined;
  conditionals: Conditionals;
  output: Output;
  /** Between two `" of a macro's text. */
  quoted: boolean;
}

const STOP = /`|"|\/\/|\/\*/g;
const STRING = /"(?:[^"\\\n]|\\[^])*"/y;
const LONG_STRING = /"(?:[^"\\]|\\[^])*"/y;
const WORD = /`(\\(?!`")\S+|[A-Za-z_][\w$]*)/y;
const OPENING = /\s*\(/y;
const INCLUDED = /[^\S\n]*(?:"([^"\n]*)"|<([^>\n]*)>)/y;
const LINE = /[^\S\n]*(\d+)[^\S\n]+"([^"\n]*)"[^\n]*/y;

export class Scanner {
  readonly reports = new Reports();
  /** Files whose macros were asked for. */
  readonly macroFiles = new Set<string>();
  readonly #options: PreprocessOptions;
  readonly #chain = new IncludeChain();
  readonly #active = new Set<string>();
  #budget: number;
  #unclosed = 0;

  /** `budget`: characters that macros and includes may produce. */
  constructor(options: PreprocessOptions, budget: number) {
    this.#options = options;
    this.#budget = budget;
  }

  /** Scans the file that the reading starts from; a limit ends it with a diagnostic. */
  start(source: SourceText, output: Output): void {
    try {
      this.#file(source, output);
    } catch (error) {
      if (!(error instanceof LimitReached)) throw error;
      this.reports.add('HDL-LIMIT', say('HDL/limit/rest', { why: error.said }), source.place(0));
    }
  }

  #file(source: SourceText, output: Output, from?: SourcePlace): void {
    const conditionals = new Conditionals();
    this.#chain.push(source.path, from);
    this.#scan({ text: source.text, source, call: undefined, conditionals, output, quoted: false });
    this.#chain.pop();
    if (conditionals.open !== undefined) {
      this.reports.add('HDL-DIRECTIVE', say('HDL/directive/endif', {}), source.place(conditionals.open));
    }
  }

  #scan(frame: Frame): void {
    const { text, conditionals } = frame;
    let copied = 0;
    let at = 0;
    for (;;) {
      STOP.lastIndex = at;
      const stop = STOP.exec(text);
      if (!stop) break;
      if (stop[0] === '`') {
        if (conditionals.live) this.#copy(frame, copied, stop.index);
        at = copied = this.#backtick(frame, stop.index);
      } else {
        at = frame.quoted ? STOP.lastIndex : this.#skip(frame, stop[0], stop.index);
      }
    }
    if (conditionals.live) this.#copy(frame, copied, text.length);
  }

  #copy({ text, source, call, output }: Frame, from: number, to: number): void {
    if (from === to) return;
    output.add(text.slice(from, to), { source, offset: call ?? from, moving: call === undefined });
  }

  #emit({ source, call, output }: Frame, text: string, offset: number): void {
    output.add(text, { source, offset: call ?? offset, moving: false });
  }

  #place(frame: Frame, offset: number): SourcePlace {
    return frame.source.place(frame.call ?? offset);
  }

  #report(frame: Frame, offset: number, code: string, said: Worded): void {
    this.reports.add(code, said, this.#place(frame, offset));
  }

  /** Offset behind a string or comment. */
  #skip(frame: Frame, opening: string, at: number): number {
    const { text } = frame;
    if (opening === '"') {
      const string = this.#options.hasLongStrings ? LONG_STRING : STRING;
      string.lastIndex = at;
      if (string.test(text)) return string.lastIndex;
      if (frame.conditionals.live) this.#report(frame, at, 'HDL-SYNTAX', say('HDL/text/string', {}));
    }
    const end = opening === '/*' ? text.indexOf('*/', at + 2) : text.indexOf('\n', at);
    if (end >= 0) return opening === '/*' ? end + 2 : end;
    if (opening === '/*') this.#report(frame, at, 'HDL-SYNTAX', say('HDL/text/comment', {}));
    return text.length;
  }

  /** Handles what a backtick starts; gives the offset behind it. */
  #backtick(frame: Frame, at: number): number {
    const { text, conditionals } = frame;
    WORD.lastIndex = at;
    const word = WORD.exec(text)?.[1]?.replace(/^\\/, '');
    if (word === undefined) return this.#quoteOrPaste(frame, at);
    const end = WORD.lastIndex;
    const conditional = this.#conditional(frame, word, at, end);
    if (conditional !== undefined) return conditional;
    if (!conditionals.live) return word === 'define' ? endOfDefinition(text, end) : end;
    return this.#directive(frame, word, at, end) ?? this.#call(frame, word, at, end);
  }

  #quoteOrPaste(frame: Frame, at: number): number {
    const { text, conditionals } = frame;
    if (text.startsWith('`\\`"', at)) {
      if (conditionals.live) this.#emit(frame, '\\"', at);
      return at + 4;
    }
    if (text[at + 1] === '"') {
      if (conditionals.live) this.#emit(frame, '"', at);
      frame.quoted = !frame.quoted;
      return at + 2;
    }
    if (text[at + 1] === '`') return at + 2;
    if (conditionals.live) this.#report(frame, at, 'HDL-DIRECTIVE', say('HDL/directive/backtick', {}));
    return at + 1;
  }

  #conditional(frame: Frame, word: string, at: number, end: number): number | undefined {
    const { text, conditionals } = frame;
    if (word === 'else' || word === 'endif') {
      const problem = word === 'else' ? conditionals.next(true, true) : conditionals.end();
      if (problem) this.#misplaced(frame, at, word, problem);
      return end;
    }
    if (word !== 'ifdef' && word !== 'ifndef' && word !== 'elsif') return undefined;
    const argument = identifierAt(text, end);
    if (argument.name === undefined)
      this.#report(frame, at, 'HDL-DIRECTIVE', say('HDL/directive/name', { directive: `\`${word}` }));
    const defined = argument.name !== undefined && this.#macro(argument.name) !== undefined;
    if (word !== 'elsif') {
      conditionals.begin(defined === (word === 'ifdef'), frame.call ?? at);
    } else {
      const problem = conditionals.next(defined, false);
      if (problem) this.#misplaced(frame, at, word, problem);
    }
    return argument.end;
  }

  #misplaced(frame: Frame, at: number, word: string, where: Misplaced): void {
    this.#report(frame, at, 'HDL-DIRECTIVE', say(`HDL/directive/${where}`, { directive: `\`${word}` }));
  }

  #directive(frame: Frame, word: string, at: number, end: number): number | undefined {
    const { text } = frame;
    const { macros } = this.#options;
    switch (word) {
      case 'define':
        return this.#define(frame, at, end);
      case 'undef': {
        const argument = identifierAt(text, end);
        if (argument.name !== undefined) macros.delete(argument.name);
        return argument.end;
      }
      case 'undefineall':
        macros.clear();
        return end;
      case 'include':
        return this.#include(frame, at, end);
      case 'line':
        return this.#line(frame, at, end);
      case '__FILE__':
        this.#emit(frame, JSON.stringify(this.#place(frame, at).file), at);
        return end;
      case '__LINE__':
        this.#emit(frame, String(this.#place(frame, at).line), at);
        return end;
      default:
        return skipIgnored(word, text, end);
    }
  }

  #define(frame: Frame, at: number, end: number): number {
    const last = endOfDefinition(frame.text, end);
    const definition = parseDefinition(frame.text.slice(end, last));
    if ('problem' in definition) this.#report(frame, at, 'HDL-DIRECTIVE', definition.problem);
    else this.#options.macros.set(definition.name, { ...definition, origin: this.#chain.root });
    return last;
  }

  #line(frame: Frame, at: number, end: number): number {
    LINE.lastIndex = end;
    const match = LINE.exec(frame.text);
    if (!match) {
      this.#report(frame, at, 'HDL-DIRECTIVE', say('HDL/directive/line', {}));
      return end;
    }
    if (frame.call === undefined) frame.source.rename(at, match[2]!, Number(match[1]));
    return LINE.lastIndex;
  }

  #include(frame: Frame, at: number, end: number): number {
    const { text, source } = frame;
    INCLUDED.lastIndex = end;
    let match = INCLUDED.exec(text);
    let after = INCLUDED.lastIndex;
    if (!match) {
      after = Math.max(end, text.indexOf('\n', end) < 0 ? text.length : text.indexOf('\n', end));
      INCLUDED.lastIndex = 0;
      match = INCLUDED.exec(this.#expanded(frame, text.slice(end, after), at));
    }
    const name = match?.[1] ?? match?.[2];
    if (name === undefined) {
      this.#report(frame, at, 'HDL-INCLUDE', say('HDL/include/name', {}));
      return end;
    }
    const file = this.#options.resolveInclude({ name, from: source.path, angled: match?.[2] !== undefined });
    if (!file) this.#report(frame, at, 'HDL-INCLUDE', say('HDL/include/absent', { file: name }));
    else this.#enter(frame, file, at);
    return after;
  }

  #enter(frame: Frame, file: { path: string; text: string }, at: number): void {
    const from = this.#place(frame, at);
    const refusal = this.#chain.refusal(file.path, from);
    if (refusal) this.reports.add('HDL-INCLUDE', refusal.said, refusal.place);
    if (refusal !== undefined) return;
    this.#spend(file.text.length);
    this.#file(new SourceText(file.path, file.text), frame.output, from);
  }

  /** Puts the text of a macro in place of its call. */
  #call(frame: Frame, name: string, at: number, end: number): number {
    const macro = this.#macro(name);
    if (!macro) return this.#keep(frame, at, end, say('HDL/value/macro', { macro: `\`${name}` }));
    if (this.#active.has(name))
      return this.#keep(frame, at, end, say('HDL/macro/itself', { macro: `\`${name}` }));
    if (this.#active.size === LIMITS.macroDepth) throw new LimitReached(say('HDL/macro/deep', {}));
    const actuals = macro.formals ? this.#actuals(frame, end) : { items: [], end };
    if (!actuals) return this.#keep(frame, at, end, say('HDL/macro/bracket', { macro: `\`${name}` }));
    const bound = bindArguments(macro, actuals.items);
    if (!(bound instanceof Map)) return this.#keep(frame, at, actuals.end, bound);
    this.#expand(frame, macro, bound, at);
    return actuals.end;
  }

  #macro(name: string): Macro | undefined {
    const macro = this.#options.macros.get(name);
    if (macro?.origin !== undefined) this.macroFiles.add(macro.origin);
    return macro;
  }

  #keep(frame: Frame, at: number, end: number, said: Worded): number {
    this.#report(frame, at, 'HDL-MACRO', said);
    this.#copy(frame, at, end);
    return end;
  }

  #actuals(frame: Frame, end: number): { items: string[]; end: number } | undefined {
    OPENING.lastIndex = end;
    if (!OPENING.test(frame.text)) return undefined;
    const open = OPENING.lastIndex - 1;
    const list = splitList(frame.text.slice(open, open + LIMITS.argumentCharacters), 0);
    if (list)
      return { items: list.items.map((item) => this.#expanded(frame, item, open)), end: open + list.end };
    if (++this.#unclosed > 20) throw new LimitReached(say('HDL/macro/unclosed', {}));
    return undefined;
  }

  #expand(frame: Frame, macro: Macro, bound: ReadonlyMap<string, string>, at: number): void {
    this.#spend(macro.body.length + (frame.call === undefined ? 0 : LIMITS.nestedCallCharacters));
    const text = substitute(macro.body, bound, (length) => this.#spend(length));
    if (!text.includes('`')) return this.#emit(frame, text, at);
    this.#active.add(macro.name);
    this.#scan({ ...frame, text, call: frame.call ?? at, quoted: false });
    this.#active.delete(macro.name);
  }

  /** A macro's argument or an `include's operand with the macros in it expanded. */
  #expanded(frame: Frame, text: string, at: number): string {
    if (!text.includes('`')) return text;
    const output = new Output();
    this.#scan({ ...frame, text, call: frame.call ?? at, output, quoted: false });
    return output.text;
  }

  #spend(characters: number): void {
    this.#budget -= characters + 1;
    if (this.#budget < 0) throw new LimitReached(say('HDL/macro/text', {}));
  }
}
