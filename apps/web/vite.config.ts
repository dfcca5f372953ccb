import react from '@vitejs/plugin-react';
import { defineConfig, type InlineConfig, type Plugin } from 'vite';
import { pureConstants } from './build/pureConstants.ts';
import { together } from './build/together.ts';
import { withoutSchemas } from './build/withoutSchemas.ts';

const api = process.env.NETLOOM_API ?? 'http://127.0.0.1:8080';

/** What is done on servers alone: plans a kind's runs and reads its tools, or generates what a kind of document makes. */
const ELSEWHERE = /\/tools\/src\/kinds\/\w+\/(plan|adapters)\.ts$|\/packages\/.*\/generateDocument\.ts$/;

const withoutElsewhere: Plugin = {
  name: 'netloom:without-elsewhere',
  enforce: 'pre',
  load: (id) => (ELSEWHERE.test(id) ? 'export {};' : undefined),
};

const ofPackages = [withoutElsewhere, withoutSchemas, pureConstants];

const config: InlineConfig = {
  plugins: [...ofPackages, react()],
  // The one that its authors made for browsers does not ask for Node's `os`.
  resolve: { alias: { hjson: 'hjson/bundle/hjson.js' } },
  server: {
    host: '127.0.0.1',
    // The last two are calls at the root of the site, amid the addresses of screens.
    proxy: {
      '/api': { target: api },
      '^/system/config/configKey/': { target: api },
      '^/system/user/resetPwd$': { target: api },
    },
  },
  worker: { format: 'es', plugins: () => ofPackages },
  build: {
    target: 'es2023',
    // Monaco is one lazy chunk; everything that opens first is far below this.
    chunkSizeWarningLimit: 4000,
    rolldownOptions: {
      // Which callbacks took longest, and what could come later, says nothing to who starts the product.
      checks: { pluginTimings: false, ineffectiveDynamicImport: false },
      // The parts of antd are plain modules too, but do not say so: its inputs would bring its forms.
      treeshake: { moduleSideEffects: [{ test: /node_modules\/@rc-component\//, sideEffects: false }] },
    },
  },
};

/** The file of each module is known when all have been read once: a build asks, who only reads this file does not. */
const intoFiles: Plugin = {
  name: 'netloom:into-files',
  apply: 'build',
  async config() {
    const groups = await together({ root: import.meta.dirname, ...config });
    return { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } };
  },
};

export default defineConfig({ ...config, plugins: [config.plugins, intoFiles] });
