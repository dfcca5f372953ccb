import * as monaco from 'monaco-editor/editor/editor.api.js';

/** JSON with comments, names without quotes and single quotes, as JSON5 files and wave drawings have it. */
export const RELAXED_JSON = 'json5';

monaco.languages.register({ id: RELAXED_JSON });
monaco.languages.setLanguageConfiguration(RELAXED_JSON, {
  comments: { lineComment: '//', blockComment: ['/*', '*/'] },
  brackets: [
    ['{', '}'],
    ['[', ']'],
  ],
  autoClosingPairs: ['{}', '[]', '""', "''"].map((pair) => ({ open: pair[0]!, close: pair[1]! })),
});
monaco.languages.setMonarchTokensProvider(RELAXED_JSON, {
  tokenizer: {
    root: [
      [/\/\/.*$/, 'comment'],
      [/\/\*/, 'comment', '@comment'],
      [/("([^"\\]|\\.)*"|'([^'\\]|\\.)*')(?=\s*:)/, 'string.key.json'],
      [/"([^"\\]|\\.)*"|'([^'\\]|\\.)*'/, 'string.value.json'],
      [/[A-Za-z_$][\w$]*(?=\s*:)/, 'string.key.json'],
      [/\b(true|false|null)\b/, 'keyword'],
      [/[+-]?(0x[\da-f]+|\d*\.?\d+(e[+-]?\d+)?)/i, 'number'],
      [/[{}[\],:]/, 'delimiter'],
    ],
    comment: [
      [/\*\//, 'comment', '@pop'],
      [/./, 'comment'],
    ],
  },
});
