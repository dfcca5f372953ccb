import { wordsOfMacro } from '../contents/image.ts';
import { writeWords } from '../contents/readWords.ts';
import type { ArrayParts } from '../rtl/parts.ts';

/** The contents split by column and bank, for models of macros and tools that take `$readmemh` files. */
export function slices({ tiling, contents, macros }: ArrayParts): { path: string; text: string }[] {
  if (contents === undefined) return [];
  return tiling.columns.flatMap((column, index) => {
    const { macro } = macros[column.macro]!;
    return Array.from({ length: column.rows }, (_, row) => ({
      path: `init/c${index}_b${row}.hex`,
      text: [
        `// Column ${index}, bank ${row}: ${macro.words} words of ${macro.bits} bits in ${column.macro}; the others are 0.`,
        ...writeWords(wordsOfMacro(contents, column, macro, row), macro.bits),
        '',
      ].join('\n'),
    }));
  });
}
