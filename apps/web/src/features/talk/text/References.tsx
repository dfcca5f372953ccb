import { findReferences } from '@netloom/model';
import type { Reference } from '@netloom/model';
import { use } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { announceError, announceWarning } from '../../../announce.ts';
import { useShell } from '../../../shell/shellStore.ts';
import { isNarrow } from '../../../shell/useNarrow.ts';
import { shortReference, useGoTo } from '../words/index.ts';
import { placeOf } from './placeOf.ts';
import { ChatProject } from './chatProject.ts';

function ReferenceLink({ reference, shown }: { reference: Reference; shown: string }) {
  const { t } = useTranslation('talk');
  const goTo = useGoTo();
  const home = use(ChatProject);
  async function go() {
    try {
      const place = await placeOf(reference, home);
      if (place === undefined) announceWarning(t('reference.gone', { name: shown }));
      // There one sees who said what; where that leaves no room, it stays a press away.
      else if (goTo(place) && !isNarrow()) useShell.getState().showPanel('talk');
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
