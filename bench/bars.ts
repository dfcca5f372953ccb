import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** A bar as the code has it, and the measures that it is for. */
export interface Bar {
  /** The file's folder and the call's own word tell it, where they can. */
  area: string | undefined;
  name: RegExp;
  /** Undefined where it is worked out. */
  text: string | undefined;
}

const SIGNS: Readonly<Record<string, string>> = { atMost: '≤', atLeast: '≥' };

/** By name, what a constant or a variable of a file begins with; undefined of a name that stands for several. */
type Constants = ReadonlyMap<string, ts.Expression | undefined>;

/** What an expression is for sure: a text or a number that stands there, or in a constant of the file. */
function valueOf(node: ts.Expression | undefined, constants: Constants): string | undefined {
  if (node === undefined) return undefined;
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
  if (ts.isNumericLiteral(node)) return String(Number(node.text.replaceAll('_', '')));
  return ts.isIdentifier(node) ? valueOf(constants.get(node.text), constants) : undefined;
}

const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const ANYTHING = '.+';

/** A pattern of what an expression may be. */
function patternOf(node: ts.Expression | undefined, constants: Constants): string {
  const told = valueOf(node, constants);
  if (told !== undefined) return literal(told);
  if (node && ts.isIdentifier(node)) return patternOf(constants.get(node.text), constants);
  if (!node || !ts.isTemplateExpression(node)) return ANYTHING;
  const spans = node.templateSpans.map(
    ({ expression, literal: after }) => patternOf(expression, constants) + literal(after.text),
  );
  return literal(node.head.text) + spans.join('');
}

/** The names that an expression may be; undefined where nothing of them is known. */
function nameOf(node: ts.Expression, constants: Constants): RegExp | undefined {
  const pattern = patternOf(node, constants);
  return /[a-z]/i.test(pattern.replaceAll(ANYTHING, '')) ? new RegExp(`^${pattern}$`) : undefined;
}

/** The bars of a source of the bench, as far as they can be told without running it. */
export function barsIn(text: string): Bar[] {
  const file = ts.createSourceFile('bench.ts', text, ts.ScriptTarget.Latest, true);
  const constants = new Map<string, ts.Expression | undefined>();
  const bars: Bar[] = [];
  const visit = (node: ts.Node, work: (node: ts.Node) => void): void => {
    work(node);
    node.forEachChild((child) => visit(child, work));
  };
  visit(file, (node) => {
    if (!(ts.isVariableDeclaration(node) || ts.isParameter(node)) || !ts.isIdentifier(node.name)) return;
    constants.set(node.name.text, constants.has(node.name.text) ? undefined : node.initializer);
  });
  visit(file, (node) => {
    if (!ts.isCallExpression(node) || !ts.isIdentifier(node.expression)) return;
    const sign = SIGNS[node.expression.text];
    const [area, name, , limit, unit] = node.arguments;
    if (sign === undefined || !area || !name) return;
    const pattern = nameOf(name, constants);
    if (pattern === undefined) return;
    const [bar, measured] = [valueOf(limit, constants), valueOf(unit, constants)];
    const text = bar === undefined || measured === undefined ? undefined : `${sign} ${bar} ${measured}`;
    bars.push({ area: valueOf(area, constants), name: pattern, text });
  });
  return bars;
}

/** The bars of all sources of the bench. */
export function barsOfCode(): Bar[] {
  const sources = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' });
  return sources
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
    .flatMap((path) => barsIn(readFileSync(join(import.meta.dirname, path), 'utf8')));
}
