import { findReferences } from '@netloom/model';
import type { Reference } from '@netloom/model';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { announceError, announceWarning } from '../../../announce.ts';
import { useShell } from '../../../shell/shellStore.ts';
import { isNarrow } from '../../../shell/useNarrow.ts';
import { addressOf } from './addressOf.ts';
import { shortReference } from './shortReference.ts';

function ReferenceLink({ reference, shown }: { reference: Reference; shown: string }) {
  const { t } = useTranslation('talk');
  const navigate = useNavigate();
  async function go() {
    try {
      const address = await addressOf(reference);
      if (address === undefined) announceWarning(t('reference.gone', { name: shown }));
      else {
        void navigate(address);
        // There one sees who said what; where that leaves no room, it stays a press away.
        if (!isNarrow()) useShell.getState().showPanel('talk');
      }
    } catch (error) {
      announceError(error);
    }
  }
  if (reference.kind === 'person') return <span className="nl-mention">{shown}</span>;
  return (
    <button type="button" className="nl-reference" title={shown} onClick={() => void go()}>
      {shortReference(reference)}
    </button>
  );
}

/** A plain text with its references as links to what they name. */
export function References({ text }: { text: string }): ReactNode {
  const found = findReferences(text);
  if (found.length === 0) return text;
  const parts: ReactNode[] = [];
  let at = 0;
  for (const { start, end, reference } of found) {
    if (start > at) parts.push(text.slice(at, start));
    parts.push(<ReferenceLink key={start} reference={reference} shown={text.slice(start, end)} />);
    at = end;
  }
  return [...parts, text.slice(at)];
}
