import type { Plugin } from 'vite';
import { edited, packageSource } from './edit.ts';
import type { Edit } from './edit.ts';

/** What a constant can be made by beside plain values and functions. */
const MADE = new Set(['CallExpression', 'NewExpression', 'ObjectExpression', 'ArrayExpression']);

/**
 * Modules of packages only give what they export: a constant that a bundle does not use needs not be made. A bundler
 * cannot see that of `z.object(…).max(…)`, but takes our word for a function that is called in place.
 */
export const pureConstants: Plugin = {
  name: 'netloom:pure-constants',
  apply: 'build',
  transform: {
    filter: { id: packageSource },
    handler(code) {
      const edits: Edit[] = [];
      for (const statement of this.parse(code).body) {
        const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
        if (declaration?.type !== 'VariableDeclaration') continue;
        for (const { id, init } of declaration.declarations) {
          if (id.type !== 'Identifier' || init === null || !MADE.has(init.type)) continue;
          edits.push({ start: init.start, end: init.start, text: '/* @__PURE__ */ (() => (' });
          edits.push({ start: init.end, end: init.end, text: '))()' });
        }
      }
      return edited(code, edits);
    },
  },
};
