import type { WaveVariable } from '@netloom/waves';
import { App } from 'antd';
import { useTranslation } from 'react-i18next';
import { loadedCount } from './useScopes.ts';
import type { ScopeId, Scopes } from './useScopes.ts';

/** More signals than this are added only after a question. */
const manySignals = 200;

/** Adds all signals of a scope that a filter passes, page after page; asks first when they are many. */
export function useAddScope(scopes: Scopes, onAdd: (variables: WaveVariable[]) => void) {
  const { t } = useTranslation('waves');
  const { modal } = App.useApp();
  return async (scope: ScopeId, passes: (variable: WaveVariable) => boolean) => {
    let page = await scopes.load(scope);
    while (page && loadedCount(page) < page.total) page = await scopes.load(scope);
    const variables = page?.variables.filter(passes) ?? [];
    const sure =
      variables.length <= manySignals ||
      (await modal.confirm({
        title: t('scope.addMany', { count: variables.length }),
        content: t('scope.addManyHint'),
      }));
    if (sure) onAdd(variables);
  };
}
