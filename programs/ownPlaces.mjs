import { dirname, relative, resolve } from 'node:path';

const PROGRAM = /new URL\(\s*'(\.[^']+\.ts)',\s*import\.meta\.url,?\s*\)/g;

/**
 * Lets a module that was bundled know the places that its source knows: files beside it by the way from the bundle,
 * and what it starts, such as workers, as a program of the bundle. `up` leads from the bundle to the root.
 */
export function ownPlaces(root, up) {
  return {
    name: 'own-places',
    transform(code, id) {
      if (!id.startsWith(root) || id.includes('/node_modules/') || !code.includes('import.meta')) return null;
      const place = (path) => JSON.stringify(`${up}/${relative(root, path)}`);
      const written = code
        .replace(PROGRAM, (_, path) => {
          const program = this.emitFile({ type: 'chunk', id: resolve(dirname(id), path) });
          return `new URL(import.meta.ROLLUP_FILE_URL_${program})`;
        })
        .replaceAll('import.meta.dirname', `(import.meta.dirname + '/' + ${place(dirname(id))})`)
        .replace(/import\.meta\.url\b/g, `new URL(${place(id)}, import.meta.url).href`);
      // Lines stay where they are.
      return { code: written, map: null };
    },
  };
}
