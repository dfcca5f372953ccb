import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { getToken } from '../../../api/token.ts';
import { HowToGet } from './HowToGet.tsx';
import { OwnResult } from './OwnResult.tsx';
import { OwnRegressions } from './OwnRegressions.tsx';
import { SharedResults } from './SharedResults.tsx';
import '../regression.css';
import './share.css';

/** What of the address is there to be seen; who is not signed in sees what a link shows, and nothing else. */
function Shown() {
  const { id = '' } = useParams();
  const isIn = getToken() !== null;
  if (id === '') return isIn ? <OwnRegressions /> : <HowToGet />;
  if (!/^\d+$/.test(id)) return <SharedResults secret={id} />;
  return isIn ? <OwnResult resultId={Number(id)} /> : <HowToGet />;
}

/** Results without a session, by a link; and the permanent page of each result for those who are signed in. */
export default function CaseListPage() {
  const { t } = useTranslation('share');
  const title = t('title');
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <main className="nl-share">
      <h1>{title}</h1>
      <Shown />
    </main>
  );
}
