import { Names } from './names.ts';
import type { Undeclared } from './names.ts';
import { tokensOf } from './tokens.ts';
import type { Token } from './tokens.ts';
import { DECLARING, QUALIFYING, RESERVED } from './words.ts';

/**
 * The names in a text of modules that are used before they are declared, or without (IEEE 1800-2017, 6.5 and 6.10).
 * Tasks and functions may be called before (23.8.1). Modules that are instantiated, members and ports behind a dot, and
 * what a package or class holds are not asked for; the bodies of classes and cover groups are left out. A variable of a
 * loop counts as declared up to the end of the block around it.
 */
export function undeclaredNames(text: string): Undeclared[] {
  const scan = new Scan(tokensOf(text));
  return scan.run();
}

const ENDS: Readonly<Record<string, string>> = {
  endmodule: 'module',
  endinterface: 'interface',
  endpackage: 'package',
  endprogram: 'program',
  endfunction: 'function',
  endtask: 'task',
  endproperty: 'property',
  endsequence: 'sequence',
  endcase: 'case',
  end: 'begin',
  join: 'fork',
  join_any: 'fork',
  join_none: 'fork',
};
const DESIGNS = ['module', 'interface', 'package', 'program'];
const CLOSED_TEXTS: Readonly<Record<string, string>> = { class: 'endclass', covergroup: 'endgroup' };
const OPENING: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}', "'{": '}' };

class Scan {
  readonly #tokens: Token[];
  readonly #names = new Names();
  readonly #brackets: string[] = [];
  #at = 0;

  constructor(tokens: Token[]) {
    this.#tokens = tokens;
  }

  run(): Undeclared[] {
    while (this.#at < this.#tokens.length) this.#item();
    return this.#names.undeclared();
  }

  #text(offset = 0): string {
    return this.#tokens[this.#at + offset]?.text ?? '';
  }

  #isName(at: number): boolean {
    const token = this.#tokens[at];
    return token?.kind === 'word' && !RESERVED.has(token.text);
  }

  /** The place behind a bracket's counterpart. */
  #behind(at: number): number {
    let depth = 0;
    for (let next = at; next < this.#tokens.length; next++) {
      const { text } = this.#tokens[next]!;
      if (text in OPENING) depth += 1;
      else if ([')', ']', '}'].includes(text)) depth -= 1;
      if (depth === 0) return next + 1;
    }
    return this.#tokens.length;
  }

  #behindAll(opening: string, from: number): number {
    let at = from;
    while (this.#tokens[at]?.text === opening) at = this.#behind(at);
    return at;
  }

  #declare(): void {
    this.#names.declare(this.#tokens[this.#at]!);
    this.#at += 1;
  }

  #use(): void {
    this.#names.use(this.#tokens[this.#at]!);
    this.#at += 1;
  }

  /** One step where declarations may begin. */
  #item(): void {
    const word = this.#text();
    if (this.#tokens[this.#at]!.kind !== 'word') this.#operand();
    else if (DESIGNS.includes(word)) this.#design(word);
    else if (word in ENDS) this.#end(ENDS[word]!);
    else if (word === 'begin' || word === 'fork') this.#block(word);
    else if (word.startsWith('case') && RESERVED.has(word)) this.#opened('case');
    else if (word === 'function' || word === 'task') this.#subroutine(word);
    else if ((word === 'property' || word === 'sequence') && this.#isName(this.#at + 1)) this.#named(word);
    else if (word in CLOSED_TEXTS) this.#closedText(CLOSED_TEXTS[word]!);
    else if (word === 'import' || word === 'export') this.#import();
    else if (word === 'typedef') this.#typedef();
    else if (word === 'foreach') this.#foreach();
    else if (DECLARING.has(word) && this.#text(1) !== "'") this.#declaration();
    else if (RESERVED.has(word)) this.#at += 1;
    else this.#itemOfName();
  }

  #opened(kind: string): void {
    this.#at += 1;
    this.#names.open(kind);
  }

  #design(kind: string): void {
    this.#at += QUALIFYING.has(this.#text(1)) ? 2 : 1;
    this.#declare();
    this.#names.open(kind);
  }

  #end(kind: string): void {
    this.#names.close(kind);
    this.#at += this.#text(1) === ':' ? 3 : 1;
  }

  #block(kind: string): void {
    this.#at += 1;
    if (this.#text() === ':') {
      this.#at += 1;
      this.#declare();
    }
    this.#names.open(kind === 'fork' ? 'fork' : 'begin');
  }

  #named(kind: string): void {
    this.#at += 1;
    this.#declare();
    this.#names.open(kind);
  }

  #closedText(end: string): void {
    this.#at += 1;
    if (this.#isName(this.#at)) this.#declare();
    while (this.#at < this.#tokens.length && this.#text() !== end) this.#at += 1;
    this.#end('');
  }

  /** Up to the parenthesis or semicolon; the last name is the subroutine's own, known inside and outside. */
  #subroutine(kind: string): void {
    this.#at += 1;
    let last = this.#at;
    while (!['(', ';'].includes(this.#tokens[last]?.text ?? ';'))
      last = this.#tokens[last]!.text === '[' ? this.#behind(last) : last + 1;
    while (this.#at < last - 1) this.#operand();
    this.#names.declareSubroutine(this.#tokens[this.#at]!);
    this.#at += 1;
    this.#names.open(kind);
  }

  #import(): void {
    this.#at += 1;
    const end = this.#tokens.findIndex(({ text }, at) => at >= this.#at && text === ';');
    for (; this.#at < end; this.#at++) {
      const isName = this.#isName(this.#at) && [';', ',', '('].includes(this.#text(1));
      if (isName) {
        this.#declare();
        this.#at -= 1;
        if (this.#text(1) === '(') break;
      }
    }
    this.#at = end + 1;
  }

  #typedef(): void {
    this.#at += 1;
    this.#type();
    if (this.#isName(this.#at)) this.#declare();
  }

  #foreach(): void {
    this.#at += 2;
    this.#use();
    while (this.#text() === '.') this.#at += 2;
    for (this.#at += 1; this.#text() !== ']';) {
      if (this.#isName(this.#at)) this.#declare();
      else this.#at += 1;
    }
  }

  /** A name where an item or statement may begin: a label, an instance, a declaration of a named type, or an operand. */
  #itemOfName(): void {
    const before = this.#at === 0 ? ';' : this.#text(-1);
    const begins = [';', 'begin', 'else', ')', 'generate'].includes(before) || before.startsWith('end');
    const isLabel = begins && this.#text(1) === ':' && this.#names.innermost !== 'case';
    if (isLabel) {
      this.#declare();
      return;
    }
    const behindParameters = this.#text(1) === '#' ? this.#behind(this.#at + 2) : this.#at + 1;
    const second = this.#behindAll('[', behindParameters);
    const isPair = this.#isName(second);
    if (!isPair) this.#operand();
    else if (this.#tokens[this.#behindAll('[', second + 1)]?.text === '(') this.#instance(second);
    else this.#declaration();
  }

  /** The module's name is another text's; parameters are values of this one. */
  #instance(nameAt: number): void {
    this.#at += 1;
    while (this.#at < nameAt) this.#operand();
    this.#declare();
  }

  /** From the first word of a type or direction to the end of the list of names that it begins. */
  #declaration(): void {
    this.#type();
    for (;;) {
      if (!this.#isName(this.#at)) return;
      const at = this.#at;
      for (this.#at += 1; this.#text() === '[';) this.#dimension();
      const end = this.#at;
      this.#at = at;
      this.#declare();
      this.#at = end;
      if (this.#text() === '=') this.#value();
      if (this.#text() !== ',' || this.#beginsType(this.#at + 1)) return;
      this.#at += 1;
    }
  }

  #beginsType(at: number): boolean {
    const word = this.#tokens[at]?.text ?? '';
    if (!this.#isName(at)) return true;
    const after = this.#tokens[at + 1]?.text;
    return word !== '' && (after === '::' || this.#isName(this.#behindAll('[', at + 1)));
  }

  /** Directions, types and their dimensions: what stands before the first name. */
  #type(): void {
    for (;;) {
      const word = this.#text();
      if (word === '[') this.#dimension();
      else if (word === 'enum') this.#enumeration();
      else if (word === 'struct' || word === 'union') this.#members();
      else if (DECLARING.has(word) || QUALIFYING.has(word)) this.#at += 1;
      else if (this.#isName(this.#at) && this.#beginsType(this.#at)) {
        if (this.#text(1) === '::') this.#at += 3;
        else this.#use();
      } else return;
    }
  }

  #enumeration(): void {
    this.#at += 1;
    while (this.#text() !== '{') {
      if (this.#text() === '[') this.#dimension();
      else if (this.#isName(this.#at)) this.#use();
      else this.#at += 1;
    }
    for (this.#at += 1; this.#text() !== '}';) {
      if (this.#isName(this.#at)) this.#declare();
      else if (this.#text() === '[') this.#dimension();
      else if (this.#text() === '=') this.#value();
      else this.#at += 1;
    }
    this.#at += 1;
  }

  /** Members are known behind a dot alone; of their types, what dimensions say. */
  #members(): void {
    while (this.#text() !== '{') this.#at += 1;
    const end = this.#behind(this.#at);
    while (this.#at < end) {
      if (this.#text() === '[') this.#dimension();
      else this.#at += 1;
    }
  }

  #dimension(): void {
    const end = this.#behind(this.#at);
    while (this.#at < end) this.#operand();
  }

  /** An expression behind `=`, up to the comma, semicolon or bracket that ends it. */
  #value(): void {
    const depth = this.#brackets.length;
    for (this.#at += 1; this.#at < this.#tokens.length; this.#operand()) {
      if (this.#brackets.length === depth && [',', ';', ')', '}'].includes(this.#text())) return;
    }
  }

  /** One step in an expression. */
  #operand(): void {
    const { kind, text } = this.#tokens[this.#at]!;
    if (text in OPENING) this.#brackets.push(text);
    else if ([')', ']', '}'].includes(text)) this.#brackets.pop();
    if (text === '.') this.#member();
    else if (kind !== 'word' || RESERVED.has(text)) this.#at += 1;
    else if (this.#text(1) === '::') this.#at += 3;
    else if (this.#isKey()) this.#at += 1;
    else this.#use();
  }

  /** Behind a dot: a member, or a port or argument, which without parentheses is connected to its namesake. */
  #member(): void {
    const isConnection = ['(', ','].includes(this.#text(-1));
    const isNamesake = isConnection && this.#isName(this.#at + 1) && [',', ')'].includes(this.#text(2));
    this.#at += isNamesake ? 1 : 2;
  }

  /** `name:` in an assignment pattern. */
  #isKey(): boolean {
    return this.#brackets.at(-1) === "'{" && this.#text(1) === ':' && ["'{", ','].includes(this.#text(-1));
  }
}
