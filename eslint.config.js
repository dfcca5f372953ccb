import js from '@eslint/js';
import globals from 'globals';
import hooks from 'eslint-plugin-react-hooks';
import ts from 'typescript-eslint';

export default ts.config(
  { ignores: ['**/dist/**', '**/node_modules/**', '.cache/**'] },
  js.configs.recommended,
  ...ts.configs.recommended,
  { languageOptions: { globals: { ...globals.node } } },
  {
    rules: {
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      '@typescript-eslint/consistent-type-imports': 'error',
      'max-lines-per-function': ['error', { max: 90, skipBlankLines: true, skipComments: true }],
      'no-console': 'error',
    },
  },
  {
    files: ['apps/web/**'],
    languageOptions: { globals: globals.browser },
    plugins: { 'react-hooks': hooks },
    rules: hooks.configs.recommended.rules,
  },
  // A screen's markup is one function; a test's describe block too.
  {
    files: ['**/*.tsx', '**/*.test.ts', 'e2e/**'],
    rules: { 'max-lines-per-function': ['error', { max: 250 }] },
  },
  // Programs that people run at a terminal speak through it.
  {
    files: ['scripts/**', 'bench/**', 'e2e/**', 'apps/cli/**', 'apps/server/src/main.ts'],
    rules: { 'no-console': 'off' },
  },
  { files: ['**/*.cjs'], languageOptions: { sourceType: 'commonjs' } },
);
