import type { ESTree, Plugin } from 'vite';
import { edited } from './edit.ts';

type Node = ESTree.Node;
const SCHEMAS = new Set(['params', 'query', 'body', 'reply']);

/** The object that declares a call: of `defineCall({…})`, and what `defineCall` itself returns. */
function declared(node: Node | null | undefined): Node[] {
  if (node?.type === 'VariableDeclaration') return node.declarations.flatMap(({ init }) => declared(init));
  if (node?.type === 'CallExpression') return isDefineCall(node.callee) ? node.arguments : [];
  if (node?.type !== 'FunctionDeclaration' || !isDefineCall(node.id)) return [];
  return node.body!.body.flatMap((each) => (each.type === 'ReturnStatement' ? (each.argument ?? []) : []));
}

const isDefineCall = (node: Node | null) => node?.type === 'Identifier' && node.name === 'defineCall';

function schemasOf(node: Node): Node[] {
  if (node.type !== 'ObjectExpression') return [];
  return node.properties.filter(
    (part) => part.type === 'Property' && part.key.type === 'Identifier' && SCHEMAS.has(part.key.name),
  );
}

/** Schemas of calls are what the server checks by. The browser needs of a call where it goes and how. */
export const withoutSchemas: Plugin = {
  name: 'netloom:without-schemas',
  apply: 'build',
  transform: {
    filter: { id: /\/packages\/contract\/src\/.*\.ts$/ },
    handler(code) {
      const exported = this.parse(code).body.flatMap((statement) =>
        statement.type === 'ExportNamedDeclaration' ? declared(statement.declaration) : [],
      );
      const parts = exported.flatMap(schemasOf);
      return edited(
        code,
        parts.map(({ start, end }) => ({ start, end: code[end] === ',' ? end + 1 : end, text: '' })),
      );
    },
  },
};
