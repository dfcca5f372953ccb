import { lazy } from 'react';
import type { ComponentType, LazyExoticComponent } from 'react';
import { i18n } from './i18n.ts';

export type Load = () => Promise<{ default: ComponentType }>;

/** What has come before comes at once: `then` is not put off, as that of a promise is. */
function atOnce<Value>(value: Value): Promise<Value> {
  const thenable: PromiseLike<Value> = {
    then: (done) => (done?.(value), thenable) as never,
  };
  return thenable as Promise<Value>;
}

/**
 * A component whose code may be asked for ahead of its being shown. Once that has come no fallback is shown for it:
 * after one, React keeps back for 300 ms what follows.
 */
export function ahead(ask: Load): { component: LazyExoticComponent<ComponentType>; load: Load } {
  let module: Awaited<ReturnType<Load>> | undefined;
  const load = async () => (module = await ask());
  return { component: lazy(() => (module === undefined ? load() : atOnce(module))), load };
}

/** Code together with the texts that it shows first, which it would ask for one after the other. */
export function withTexts(namespaces: string[], load: Load): Load {
  return async () => {
    const [module] = await Promise.all([load(), i18n.loadNamespaces(namespaces)]);
    return module;
  };
}
