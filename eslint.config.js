// The rules of React's compiler, which oxlint has not.
import hooks from 'eslint-plugin-react-hooks';
import { parser } from 'typescript-eslint';

export default [
  { ignores: ['**/dist/**', '**/node_modules/**', '.cache/**'] },
  {
    files: ['apps/web/**/*.{ts,tsx}'],
    languageOptions: { parser, parserOptions: { ecmaFeatures: { jsx: true } } },
    plugins: { 'react-hooks': hooks },
    rules: hooks.configs.recommended.rules,
  },
];
