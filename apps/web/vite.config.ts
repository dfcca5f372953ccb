import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const api = process.env.NETLOOM_API ?? 'http://127.0.0.1:8080';

/** What plans a kind's runs and reads its tools is of the server and of runners, and is left out of the browser's build. */
const withoutPlans: Plugin = {
  name: 'netloom:without-plans',
  enforce: 'pre',
  load: (id) => (/\/tools\/src\/kinds\/\w+\/(plan|adapters)\.ts$/.test(id) ? 'export {};' : undefined),
};

export default defineConfig({
  plugins: [withoutPlans, react()],
  server: {
    host: '127.0.0.1',
    // The last two are calls at the root of the site, amid the addresses of screens.
    proxy: {
      '/api': { target: api },
      '^/system/config/configKey/': { target: api },
      '^/system/user/resetPwd$': { target: api },
    },
  },
  worker: { format: 'es' },
  build: {
    target: 'es2023',
    // Monaco is one lazy chunk; everything that opens first is far below this.
    chunkSizeWarningLimit: 4000,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [{ name: 'react', test: /node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/ }],
        },
      },
    },
  },
});
