import { useCallback, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { announceSuccess } from '../../../../announce.ts';
import { copyText } from '../../../../parts/copyText.ts';
import { linkTo } from '../place.ts';
import type { WavePlace, WaveStart } from '../place.ts';
import type { ViewState } from '../view/model.ts';
import { leadRow } from '../view/select.ts';

interface Stand {
  place: WavePlace;
  view: ViewState;
  loaded: { path: string } | undefined;
}

/** Copies a link that leads to where the viewer stands then. */
export function useCopyLink(stand: Stand): () => void {
  const { t } = useTranslation('waves');
  const newest = useRef(stand);
  useEffect(() => {
    newest.current = stand;
  });
  return useCallback(() => {
    void copyText(linkTo(newest.current.place, startAt(newest.current))).then(() =>
      announceSuccess(t('saved.linkCopied')),
    );
  }, [t]);
}

function startAt({ view, loaded }: Stand): WaveStart {
  const lead = leadRow(view);
  const signal = lead?.kind === 'signal' ? lead.parts[0]?.path : undefined;
  return { time: view.cursor, ...(signal !== undefined && { signal }), ...(loaded && { view: loaded.path }) };
}
