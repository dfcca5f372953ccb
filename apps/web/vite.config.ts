import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const api = process.env.NETLOOM_API ?? 'http://127.0.0.1:8080';

export default defineConfig({
  plugins: [react()],
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
