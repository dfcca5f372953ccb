import type { InlineConfig, Plugin } from 'vite';
import { expect, it } from 'vitest';
import { together } from './together.ts';

const screens = ['One', 'Two', 'Three', 'Four', 'Five', 'soc/SocCanvas'];
const icon = (name: string) => `export const ${name} = ${JSON.stringify(name)};`;
const uses = (...paths: string[]) =>
  `${paths.map((path, index) => `import * as m${index} from '${path}';`).join('\n')}
  export default [${paths.map((_, index) => `m${index}`).join(', ')}];`;

/** A client of five screens: what each of its parts uses. */
const MODULES: Record<string, string> = {
  '/src/main.tsx': `import { base } from '/src/base.ts'; console.log(base);
    for (const load of [
      () => import('/src/account/login/LoginPage.tsx'), () => import('/src/shell/Shell.tsx'),
      ${screens.map((name) => `() => import('/src/${name}Screen.tsx')`).join()}]) void load();`,
  '/src/account/login/LoginPage.tsx': uses('/src/base.ts', '/src/input.ts'),
  '/src/shell/Shell.tsx': uses('/src/base.ts', '/src/input.ts', '/src/menu.ts'),
  '/src/OneScreen.tsx': uses('/src/menu.ts', '/src/small.ts', '/src/two.ts', '/src/above.ts'),
  '/src/TwoScreen.tsx': uses('/src/small.ts', '/src/two.ts', '/src/above.ts'),
  '/src/ThreeScreen.tsx': uses('/src/small.ts', '/src/above.ts'),
  '/src/FourScreen.tsx': uses('/src/small.ts', '/src/above.ts', '/src/large.ts'),
  '/src/FiveScreen.tsx': uses('/src/small.ts', '/src/home.ts'),
  '/src/soc/SocCanvasScreen.tsx': uses('/src/home.ts'),
  '/src/home.ts': icon('home'),
  '/src/base.ts': icon('base'),
  '/src/input.ts': icon('input'),
  '/src/menu.ts': icon('menu'),
  '/src/small.ts': icon('small'),
  '/src/two.ts': icon('two'),
  '/src/above.ts': `import { large } from '/src/large.ts'; export const above = [large];`,
  '/src/large.ts': `export const large = '${'x'.repeat(20_000)}';`,
};

const config: InlineConfig = {
  plugins: [
    {
      name: 'files',
      enforce: 'pre',
      resolveId: (id) => (Object.hasOwn(MODULES, id) ? id : undefined),
      load: (id) => MODULES[id],
    } satisfies Plugin,
  ],
  build: { rolldownOptions: { input: '/src/main.tsx' } },
};

it('puts together what comes together, and leaves alone what few use or needs what is large', async () => {
  const groups = await together(config);
  const fileOf = (id: string) =>
    groups.flatMap(({ name, test }) => ((test as (id: string) => boolean)(id) ? [name] : []));
  expect(fileOf('/src/base.ts')).toEqual(['start']);
  expect(fileOf('/src/input.ts')).toEqual(['account']);
  expect(fileOf('/src/menu.ts')).toEqual(['shell']);
  expect(fileOf('/src/small.ts')).toEqual(['common']);
  // The canvas comes first: it asks for few files.
  expect(fileOf('/src/home.ts')).toEqual(['common']);
  for (const alone of ['two', 'above', 'large']) expect(fileOf(`/src/${alone}.ts`)).toEqual([]);
});
