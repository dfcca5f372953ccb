import { useCallback } from 'react';
import type { Dispatch } from 'react';
import { useTranslation } from 'react-i18next';
import { announceError, announceWarning } from '../../../../announce.ts';
import type { Dump } from '../useDump.ts';
import type { ViewAction } from '../view/actions.ts';
import { applyView } from './applyView.ts';
import { ViewTextError } from './readView.ts';

/** Arranges the viewer after a text; says what is wrong with it, or missing. */
export function useApplyView(dump: Dump, dispatch: Dispatch<ViewAction>) {
  const { t } = useTranslation('waves');
  return useCallback(
    async (content: string, path: string): Promise<boolean> => {
      try {
        const { missing, lost } = await applyView(content, path, dump, dispatch);
        if (missing.length > 0)
          announceWarning(t('saved.missing', { count: missing.length, first: missing[0] }));
        if (lost.length > 0)
          announceWarning(t('saved.lost', { count: lost.length, line: lost[0]!.line, text: lost[0]!.text }));
        return true;
      } catch (error) {
        if (!(error instanceof ViewTextError)) announceError(error);
        else announceWarning(t('saved.broken', { path, line: error.line, reason: error.message }));
        return false;
      }
    },
    [dump, dispatch, t],
  );
}
